import { selectAll } from 'css-select'
import { DomUtils, parseDocument } from 'htmlparser2'
import { isRecord } from '@/domain/shared/is-record'

/** The words of a text, without case, punctuation and the kind of apostrophe. */
export const toWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

export type Crumb = { name: string; href: string | null }

/** A thing of schema.org. */
export type StructuredThing = { '@type': string } & Record<string, unknown>

/** The facts of a page, read from the HTML as the server sends it. */
export type PageFacts = {
  lang: string
  canonical: string | null
  /** The hreflang links: language and address. */
  alternates: Record<string, string>
  isIndexed: boolean
  crumbs: Crumb[]
  /** The target of each language of the switcher; more than one where two switchers disagree. */
  switcher: Record<string, string[]>
  /** The levels of the headings, in the order of the document. */
  headings: number[]
  /** The level-one headings. */
  titles: string[]
  ids: string[]
  links: { href: string; name: string }[]
  namelessControls: string[]
  wrongPictures: string[]
  words: string[]
  /** Its structured data. */
  things: StructuredThing[]
}

type Element = NonNullable<ReturnType<typeof DomUtils.getElementById>>
type PageFactsPage = ReturnType<typeof parseDocument>
type PageFactsNode = PageFactsPage | PageFactsPage['children'][number]

const { getAttributeValue, getElementById, getOuterHTML, textContent } = DomUtils

const isTag = (node: PageFactsNode): node is Element => 'attribs' in node

const select = (page: PageFactsPage, selector: string): Element[] =>
  selectAll<PageFactsNode, Element>(selector, page)

const squeeze = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

const contentOf = (element: Element): string => squeeze(textContent(element))

/** The start tag of an element, to name it in a complaint. */
const tagOf = (element: Element): string => squeeze(getOuterHTML(element)).slice(0, 160)

/** The element and all its ancestors, the nearest first. */
function withAncestors(element: Element): Element[] {
  const { parent } = element
  return parent && isTag(parent) ? [element, ...withAncestors(parent)] : [element]
}

const isHidden = (element: Element): boolean => getAttributeValue(element, 'aria-hidden') === 'true'

function nameFromContent(element: Element, page: PageFactsPage): string {
  const parts = element.children.map((node) => (isTag(node) ? accessibleName(node, page) : textContent(node)))
  return squeeze(parts.join(' '))
}

function accessibleName(element: Element, page: PageFactsPage): string {
  if (isHidden(element)) return ''
  const { 'aria-labelledby': labels, 'aria-label': label, alt, title } = element.attribs
  const ids = (labels ?? '').split(/\s+/).filter(Boolean)
  const labelled = ids.flatMap((id) => getElementById(id, page.children) ?? []).map(contentOf)
  return (
    labelled.join(' ') || squeeze(label) || squeeze(alt) || nameFromContent(element, page) || squeeze(title)
  )
}

const surroundings = new Set(['a', 'button', 'article', 'li', 'figure', 'section', 'header', 'footer'])

/** Why a picture is wrong for a screen reader; an empty alternative text is right only beside words. */
function pictureProblem(picture: Element, page: PageFactsPage): string | null {
  const { alt, role } = picture.attribs
  if (alt === undefined) return `without alt: ${tagOf(picture)}`
  if (alt.trim() !== '' || role === 'presentation') return null
  const around = withAncestors(picture).find((element) => isHidden(element) || surroundings.has(element.name))
  return around && (isHidden(around) || accessibleName(around, page) !== '')
    ? null
    : `an empty alt with no words beside it: ${tagOf(picture)}`
}

function readCrumbs(page: PageFactsPage): Crumb[] {
  const items = select(page, 'nav ol:has(> li [aria-current="page"]) > li')
  return items.map((item) => ({
    name: contentOf(item),
    href: DomUtils.getElementsByTagName('a', item)[0]?.attribs.href ?? null,
  }))
}

function readSwitcher(page: PageFactsPage): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { attribs } of select(page, 'nav a[hreflang]')) {
    const { hreflang: language = '', href = '' } = attribs
    found[language] = [...new Set([...(found[language] ?? []), href])]
  }
  return found
}

const unseen = new Set(['script', 'style', 'template', 'noscript', 'iframe'])
const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder']

/** The texts of an element, followed by those of its attributes, except parts in another language. */
function readTexts(element: Element, lang: string): { visible: string[]; spoken: string[] } {
  const spoken = spokenAttributes.flatMap((name) => element.attribs[name] ?? [])
  const visible: string[] = []
  for (const node of element.children) {
    if (!isTag(node)) {
      visible.push(textContent(node))
    } else if (!unseen.has(node.name) && (node.attribs.lang ?? lang).startsWith(lang)) {
      const below = readTexts(node, lang)
      visible.push(...below.visible)
      spoken.push(...below.spoken)
    }
  }
  return { visible, spoken }
}

/** The words that a visitor of the page's language sees or hears, without names of other languages in their own language. */
function readWords(page: PageFactsPage, lang: string): string[] {
  const texts = select(page, 'html').map((html) => readTexts(html, lang))
  const metas = select(page, 'meta[name="description"], meta[property^="og:"]')
  const described = metas.flatMap(({ attribs }) => attribs.content ?? [])
  return toWords([...texts.flatMap(({ visible, spoken }) => [...visible, ...spoken]), ...described].join(' '))
}

const isThing = (value: unknown): value is StructuredThing =>
  isRecord(value) && '@type' in value && typeof value['@type'] === 'string'

const readThings = (page: PageFactsPage): StructuredThing[] =>
  select(page, 'script[type="application/ld+json"]')
    .map((script): unknown => JSON.parse(textContent(script)))
    .filter(isThing)

/**
 * Reads the HTML of a page as the server sends it.
 * @throws SyntaxError where its structured data is no JSON.
 */
export function readPage(html: string): PageFacts {
  const page = parseDocument(html)
  const all = (selector: string) => select(page, selector)
  const lang = all('html')[0]?.attribs.lang ?? ''
  const headings = all('h1, h2, h3, h4, h5, h6')
  const robots = all('meta[name="robots"]')[0]?.attribs.content ?? ''
  return {
    lang,
    canonical: all('link[rel="canonical"]')[0]?.attribs.href ?? null,
    alternates: Object.fromEntries(
      all('link[rel="alternate"][hreflang]').map(({ attribs }) => [
        attribs.hreflang ?? '',
        attribs.href ?? '',
      ]),
    ),
    isIndexed: !robots.toLowerCase().includes('noindex'),
    crumbs: readCrumbs(page),
    switcher: readSwitcher(page),
    headings: headings.map(({ name }) => Number(name[1])),
    titles: headings.filter(({ name }) => name === 'h1').map(contentOf),
    ids: all('[id]').flatMap(({ attribs }) => attribs.id ?? []),
    links: all('a[href]').map((link) => ({
      href: link.attribs.href ?? '',
      name: accessibleName(link, page),
    })),
    namelessControls: all('a[href], button, summary, [role="button"]')
      .filter((control) => !withAncestors(control).some(isHidden) && accessibleName(control, page) === '')
      .map(tagOf),
    wrongPictures: all('img').flatMap((picture) => pictureProblem(picture, page) ?? []),
    words: readWords(page, lang),
    things: readThings(page),
  }
}
