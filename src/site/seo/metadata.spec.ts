import { describe, expect, it } from 'vitest'
import type { Meta } from '@/site/data/search/search-models'
import type { Picture } from '@/site/data/view-models'
import { toMetadata } from './metadata'

const siteUrl = 'https://agency.example'

const picture = (name: string): Picture => ({
  src: `/api/media/file/${name}-900.webp?v=1`,
  srcSet: `/api/media/file/${name}-900.webp?v=1 900w, /api/media/file/${name}-1360.webp?v=1 1360w`,
  width: 1360,
  height: 680,
  alt: name,
  color: null,
  kind: 'photo',
})

const meta: Meta = {
  title: 'À vendre',
  isOwnTitle: false,
  description: 'Nos biens',
  canonical: `${siteUrl}/fr/a-vendre/`,
  alternates: [
    { locale: 'nl', href: `${siteUrl}/nl/te-koop/` },
    { locale: 'fr', href: `${siteUrl}/fr/a-vendre/` },
  ],
  index: true,
  noReferrerNoFollow: false,
  image: null,
  openGraph: { title: null, description: null },
  twitter: { title: null, description: null, hasSmallPicture: false },
  dates: null,
  page: 1,
}

const headOf = (
  changes: Partial<Meta>,
  others: { pageName?: string; sharePicture?: Picture; feed?: { href: string; title: string } } = {},
) =>
  toMetadata({
    meta: { ...meta, ...changes },
    locale: 'fr',
    siteName: 'Maison Brabant',
    siteUrl,
    fallback: 'fr',
    sharePicture: others.sharePicture ?? null,
    pageName: others.pageName ?? null,
    feed: others.feed ?? null,
  })

describe('the feed of a list', () => {
  it('is named in the head of its page, and nowhere else', () => {
    const feed = { href: `${siteUrl}/fr/a-vendre/feed.xml`, title: 'Nouveautés : À vendre' }
    expect(headOf({}, { feed }).alternates?.types).toEqual({
      'application/atom+xml': [{ url: feed.href, title: feed.title }],
    })
    expect(headOf({}).alternates?.types).toBeUndefined()
  })
})

describe('the title of a page', () => {
  it.each([
    ['its own, with the agency behind it', {}, undefined, 'À vendre · Maison Brabant'],
    [
      'its own alone where it names the agency',
      { title: 'Maison Brabant | Wavre' },
      undefined,
      'Maison Brabant | Wavre',
    ],
    ["the editor's, untouched", { title: 'Villas', isOwnTitle: true }, undefined, 'Villas'],
    ['told apart on later pages', {}, 'Page 2', 'À vendre – Page 2 · Maison Brabant'],
    ["the editor's, told apart", { title: 'Villas', isOwnTitle: true }, 'Page 2', 'Villas – Page 2'],
  ])('is %s', (_case, changes, pageName, expected) => {
    expect(headOf(changes, { pageName }).title).toBe(expected)
  })
})

describe('the languages of a page', () => {
  it('are its own and x-default, which is the default language', () => {
    expect(headOf({}).alternates).toEqual({
      canonical: `${siteUrl}/fr/a-vendre/`,
      languages: {
        nl: `${siteUrl}/nl/te-koop/`,
        fr: `${siteUrl}/fr/a-vendre/`,
        'x-default': `${siteUrl}/fr/a-vendre/`,
      },
    })
    expect(headOf({}).openGraph).toMatchObject({ locale: 'fr_BE', alternateLocale: ['nl_BE'] })
  })

  it('have the first one for x-default where the default one is missing', () => {
    const alternates = meta.alternates.filter(({ locale }) => locale === 'nl')
    expect(headOf({ alternates }).alternates?.languages).toMatchObject({
      'x-default': `${siteUrl}/nl/te-koop/`,
    })
  })

  it('are none for an address that stands in no search result', () => {
    expect(headOf({ alternates: [] }).alternates?.languages).toEqual({})
  })
})

describe('the robots of a page', () => {
  it.each([
    ['nothing where all is allowed', {}, undefined, undefined],
    ['noindex', { index: false }, { index: false, follow: true }, undefined],
    [
      'nofollow, and no referrer',
      { noReferrerNoFollow: true },
      { index: true, follow: false },
      'no-referrer',
    ],
    ['both', { index: false, noReferrerNoFollow: true }, { index: false, follow: false }, 'no-referrer'],
  ])('are told %s', (_case, changes, robots, referrer) => {
    const head = headOf(changes)
    expect(head.robots).toEqual(robots)
    expect(head.referrer).toBe(referrer)
  })
})

describe('a shared link', () => {
  it('falls back to the texts of the search result', () => {
    const head = headOf({})
    expect(head.openGraph).toMatchObject({ title: 'À vendre', description: 'Nos biens', type: 'website' })
    expect(head.twitter).toMatchObject({
      card: 'summary_large_image',
      title: 'À vendre',
      description: 'Nos biens',
    })
  })

  it('has texts of its own, each where it was filled in', () => {
    const head = headOf({
      openGraph: { title: 'Venez voir', description: null },
      twitter: { title: null, description: 'Court', hasSmallPicture: true },
    })
    expect(head.openGraph).toMatchObject({ title: 'Venez voir', description: 'Nos biens' })
    expect(head.twitter).toMatchObject({ card: 'summary', title: 'À vendre', description: 'Court' })
  })

  it.each([
    ["the page's picture", { image: picture('house') }, picture('agency'), 'house'],
    ["the site's where the page has none", {}, picture('agency'), 'agency'],
  ])('shows %s, with its size and words', (_case, changes, sharePicture, name) => {
    const shown = {
      url: `${siteUrl}/api/media/file/${name}-1360.webp?v=1`,
      width: 1360,
      height: 680,
      alt: name,
      type: 'image/webp',
    }
    const head = headOf(changes, { sharePicture })
    expect(head.openGraph?.images).toEqual([shown])
    expect(head.twitter?.images).toEqual([shown])
  })

  it('shows none where there is none', () => {
    expect(headOf({}).openGraph?.images).toBeUndefined()
  })

  it('is an article with its days where the page is one', () => {
    const dates = { publishedAt: '2026-01-02T00:00:00.000Z', updatedAt: '2026-03-04T00:00:00.000Z' }
    expect(headOf({ dates }).openGraph).toMatchObject({
      type: 'article',
      publishedTime: dates.publishedAt,
      modifiedTime: dates.updatedAt,
    })
  })
})
