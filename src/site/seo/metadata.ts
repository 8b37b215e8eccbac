import type { Metadata } from 'next'
import { neutralAlternate } from '@/domain/routing/translate-path'
import { languages } from '@/domain/shared/languages'
import type { Locale } from '@/domain/shared/locale'
import type { Meta } from '@/site/data/search/search-models'
import type { Picture } from '@/site/data/view-models'
import { toSharePicture, type SharePicture } from './share-picture'

const atomType = 'application/atom+xml'

type MetadataArgs = {
  meta: Meta
  locale: Locale
  siteName: string
  siteUrl: string
  /** The site's default language, for visitors without one of the page's languages. */
  fallback: Locale
  /** For a page without a picture. */
  sharePicture: Picture | null
  /** 'Page 2', for the later pages of a listing. */
  pageName: string | null
  /** The feed of its list. */
  feed: { href: string; title: string } | null
}

/** The head of a page for Next: search results, languages, shared links. */
export function toMetadata(args: MetadataArgs): Metadata {
  const { meta, siteUrl, sharePicture } = args
  const source = meta.image ?? sharePicture
  const picture = source && toSharePicture({ picture: source, siteUrl })
  return {
    metadataBase: new URL(siteUrl),
    title: titleOf(args),
    description: meta.description,
    robots: robotsOf(meta),
    referrer: meta.noReferrerNoFollow ? 'no-referrer' : undefined,
    alternates: alternatesOf(args),
    openGraph: openGraphOf({ ...args, picture }),
    twitter: twitterOf({ meta, picture }),
  }
}

function titleOf({ meta, siteName, pageName }: MetadataArgs): string {
  const title = pageName ? `${meta.title} – ${pageName}` : meta.title
  return meta.isOwnTitle || title.includes(siteName) ? title : `${title} · ${siteName}`
}

function robotsOf({ index, noReferrerNoFollow }: Meta): Metadata['robots'] {
  return index && !noReferrerNoFollow ? undefined : { index, follow: !noReferrerNoFollow }
}

function alternatesOf({ meta, fallback, feed }: MetadataArgs): Metadata['alternates'] {
  const { alternates, canonical } = meta
  const neutral = neutralAlternate({ among: alternates, fallback })
  const languages = Object.fromEntries(alternates.map(({ locale, href }) => [locale, href]))
  return {
    canonical: meta.sameAs ?? canonical,
    languages: neutral ? { ...languages, 'x-default': neutral.href } : languages,
    types: feed ? { [atomType]: [{ url: feed.href, title: feed.title }] } : undefined,
  }
}

const imagesOf = (picture: SharePicture | null) => (picture ? [picture] : undefined)

type WithPicture = { picture: SharePicture | null }

function openGraphOf({ meta, locale, siteName, picture }: MetadataArgs & WithPicture): Metadata['openGraph'] {
  const { openGraph, title, description, canonical, alternates, dates } = meta
  const shared = {
    title: openGraph.title ?? title,
    description: openGraph.description ?? description ?? undefined,
    url: canonical,
    siteName,
    locale: languages[locale].openGraph,
    alternateLocale: alternates.flatMap(({ locale: other }) =>
      other === locale ? [] : languages[other].openGraph,
    ),
    images: imagesOf(picture),
  }
  if (!dates) return { ...shared, type: 'website' }
  const { publishedAt, updatedAt } = dates
  return { ...shared, type: 'article', publishedTime: publishedAt ?? undefined, modifiedTime: updatedAt }
}

function twitterOf({ meta, picture }: { meta: Meta } & WithPicture): Metadata['twitter'] {
  const { twitter, title, description } = meta
  return {
    card: twitter.hasSmallPicture ? 'summary' : 'summary_large_image',
    title: twitter.title ?? title,
    description: twitter.description ?? description ?? undefined,
    images: imagesOf(picture),
  }
}
