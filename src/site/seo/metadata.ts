import type { Metadata } from 'next'
import type { Meta } from '@/site/data/view-models'
import type { Locale } from '@/domain/shared/locale'

const openGraphLocales: Record<Locale, string> = { nl: 'nl_BE', fr: 'fr_BE', en: 'en_BE', de: 'de_BE' }

type Args = { meta: Meta; locale: Locale; siteName: string; siteUrl: string; fallback: Locale }

/** Title, canonical address, languages and share picture of a page, as Next writes them into its head. */
export function toMetadata({ meta, locale, siteName, siteUrl, fallback }: Args): Metadata {
  const languages = Object.fromEntries(meta.alternates.map((alternate) => [alternate.locale, alternate.href]))
  const neutral = meta.alternates.find((alternate) => alternate.locale === fallback) ?? meta.alternates[0]
  const description = meta.description ?? undefined
  return {
    metadataBase: new URL(siteUrl),
    title: meta.title.includes(siteName) ? meta.title : `${meta.title} · ${siteName}`,
    description,
    robots: meta.index ? undefined : { index: false, follow: true },
    alternates: {
      canonical: meta.canonical,
      languages: neutral ? { ...languages, 'x-default': neutral.href } : languages,
    },
    openGraph: {
      title: meta.title,
      description,
      url: meta.canonical,
      siteName,
      locale: openGraphLocales[locale],
      type: 'website',
      images: meta.image ? [{ url: meta.image.src, alt: meta.image.alt }] : undefined,
    },
    twitter: { card: 'summary_large_image' },
  }
}
