import { escapeXml } from '@/domain/shared/xml'

/** A picture that belongs to an entry. */
type FeedPicture = { url: string; type: string; alt: string }

/** A property or a project in a feed; times as ISO 8601. */
export type FeedEntry = {
  /** The same for ever, whatever becomes of the title and the address. */
  id: string
  href: string
  title: string
  summary: string
  category: string
  publishedAt: string | null
  updatedAt: string
  picture: FeedPicture | null
}

/** A list of properties or projects as a feed. */
export type Feed = {
  locale: string
  title: string
  subtitle: string
  /** The address of the feed, and of the page that it follows. */
  selfHref: string
  pageHref: string
  author: { name: string; href: string }
  /** When an empty feed was last changed. */
  updatedAt: string
  entries: FeedEntry[]
}

type EntryName = { host: string; kind: 'property' | 'project'; id: number; locale: string }

/** The ID of an entry in the feeds of a language (RFC 4151): its address changes with its title, this does not. */
export const entryId = ({ host, kind, id, locale }: EntryName): string =>
  `tag:${host},2026:${kind}:${id}:${locale}`

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  return `<link${written.join('')}/>`
}

const time = (text: string): string => new Date(text).toISOString()

const latest = (times: readonly string[]): string | undefined => times.map(time).toSorted().at(-1)

function entryOf({ picture, ...entry }: FeedEntry, { locale }: Feed): string {
  return [
    '<entry>',
    element('id', entry.id),
    element('title', entry.title),
    link({ rel: 'alternate', type: 'text/html', hreflang: locale, href: entry.href }),
    ...(picture
      ? [link({ rel: 'enclosure', type: picture.type, title: picture.alt, href: picture.url })]
      : []),
    ...(entry.publishedAt ? [element('published', time(entry.publishedAt))] : []),
    element('updated', time(entry.updatedAt)),
    ...(entry.category ? [`<category term="${escapeXml(entry.category)}"/>`] : []),
    element('summary', entry.summary),
    '</entry>',
  ].join('\n')
}

/** A feed as Atom (RFC 4287). */
export function buildAtom(feed: Feed): string {
  const { locale, author, entries } = feed
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(locale)}">`,
    element('id', feed.selfHref),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    link({ rel: 'self', type: 'application/atom+xml', href: feed.selfHref }),
    link({ rel: 'alternate', type: 'text/html', hreflang: locale, href: feed.pageHref }),
    element('updated', latest(entries.map(({ updatedAt }) => updatedAt)) ?? time(feed.updatedAt)),
    `<author>${element('name', author.name)}${element('uri', author.href)}</author>`,
    ...entries.map((entry) => entryOf(entry, feed)),
    '</feed>',
    '',
  ].join('\n')
}
