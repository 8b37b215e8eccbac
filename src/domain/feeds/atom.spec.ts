import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { buildAtom, entryId, type Feed, type FeedEntry } from './atom'

const entry: FeedEntry = {
  id: entryId({ host: 'agency.example', kind: 'property', id: 2101, locale: 'fr' }),
  href: 'https://agency.example/fr/a-vendre/wavre/maison/2101/',
  title: 'Maison <claire> & calme',
  summary: 'Maison · € 385.000',
  category: 'Maison',
  publishedAt: '2026-03-01T08:00:00+01:00',
  updatedAt: '2026-03-04T10:00:00.000Z',
  picture: { url: 'https://agency.example/f.webp?v=1', type: 'image/webp', alt: 'Façade "sud"' },
}

const feed: Feed = {
  locale: 'fr',
  title: 'À vendre',
  subtitle: '2 biens à vendre',
  selfHref: 'https://agency.example/fr/a-vendre/feed.xml?city=Wavre%7C1300&garden=1',
  pageHref: 'https://agency.example/fr/a-vendre/?city=Wavre%7C1300&garden=1',
  author: { name: 'Maison Brabant', href: 'https://agency.example/fr/' },
  updatedAt: '2026-01-01T00:00:00.000Z',
  entries: [
    entry,
    { ...entry, id: 'tag:x,2026:2', publishedAt: null, updatedAt: '2026-03-09T00:00:00Z', picture: null },
  ],
}

const parse = (given: Feed): Document =>
  new JSDOM(buildAtom(given), { contentType: 'application/xml' }).window.document

const textOf = (within: Element | null, name: string): string | null =>
  within ? ([...within.children].find(({ localName }) => localName === name)?.textContent ?? null) : null

const hrefOf = (within: Element | null, rel: string): string | null =>
  within
    ? ([...within.children].find((child) => child.getAttribute('rel') === rel)?.getAttribute('href') ?? null)
    : null

describe('buildAtom', () => {
  it('is well-formed XML with everything that RFC 4287 requires', () => {
    const root = parse(feed).documentElement
    expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(root.getAttribute('xml:lang')).toBe('fr')
    expect(textOf(root, 'id')).toBe(feed.selfHref)
    expect(textOf(root, 'title')).toBe('À vendre')
    expect(hrefOf(root, 'self')).toBe(feed.selfHref)
    expect(hrefOf(root, 'alternate')).toBe(feed.pageHref)
    expect(root.querySelector('author > name')?.textContent).toBe('Maison Brabant')
    for (const each of root.querySelectorAll('entry'))
      for (const name of ['id', 'title', 'updated', 'summary']) expect(textOf(each, name)).toBeTruthy()
  })

  it('keeps texts as they are', () => {
    const first = parse(feed).querySelector('entry')
    expect(textOf(first, 'title')).toBe(entry.title)
    expect(hrefOf(first, 'enclosure')).toBe(entry.picture?.url)
    expect(first?.querySelector('[rel=enclosure]')?.getAttribute('title')).toBe('Façade "sud"')
  })

  it('writes times in one form, and is as new as its newest entry', () => {
    const root = parse(feed).documentElement
    expect(textOf(root, 'updated')).toBe('2026-03-09T00:00:00.000Z')
    expect(textOf(root.querySelector('entry'), 'published')).toBe('2026-03-01T07:00:00.000Z')
    expect(root.querySelectorAll('published')).toHaveLength(1)
  })

  it('says also without entries when it was changed', () => {
    const root = parse({ ...feed, entries: [] }).documentElement
    expect(textOf(root, 'updated')).toBe('2026-01-01T00:00:00.000Z')
  })
})
