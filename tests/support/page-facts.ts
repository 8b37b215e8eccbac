import { JSDOM } from 'jsdom'

/** The words of a text, without case, punctuation and the kind of apostrophe. */
const toWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

export type Crumb = { name: string; href: string | null }

/** What a page says about itself, read from the HTML as it left the server. */
export type PageFacts = {
  lang: string
  canonical: string | null
  /** hreflang, and where it leads. */
  alternates: Record<string, string>
  isIndexed: boolean
  crumbs: Crumb[]
  /** Where each language of the switcher leads; more than one place where two switchers disagree. */
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
}

const unseen = 'script, style, template, noscript, iframe'

const squeeze = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** The start tag of an element, to name it in a complaint. */
const tagOf = ({ outerHTML }: Element): string => squeeze(outerHTML).slice(0, 160)

function nameFromContent(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
    const child = [...element.children].find((candidate) => candidate === node)
    return child ? accessibleName(child) : ''
  })
  return squeeze(parts.join(' '))
}

function accessibleName(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true') return ''
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const labelled = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent).join(' ')
  return (
    squeeze(labelled) ||
    squeeze(element.getAttribute('aria-label')) ||
    squeeze(element.getAttribute('alt')) ||
    nameFromContent(element) ||
    squeeze(element.getAttribute('title'))
  )
}

/** Why a picture is wrong for those who do not see it; an empty text is right only where words stand beside it. */
function pictureProblem(picture: Element): string | null {
  const alt = picture.getAttribute('alt')
  if (alt === null) return `without alt: ${tagOf(picture)}`
  if (alt.trim() !== '' || picture.getAttribute('role') === 'presentation') return null
  const around = picture.closest(
    '[aria-hidden="true"], a, button, article, li, figure, section, header, footer',
  )
  const isHidden = around?.matches('[aria-hidden="true"]') ?? false
  return isHidden || (around && accessibleName(around) !== '')
    ? null
    : `an empty alt with no words beside it: ${tagOf(picture)}`
}

function readCrumbs(document: Document): Crumb[] {
  const items = document.querySelectorAll('nav ol:has(> li [aria-current="page"]) > li')
  return [...items].map((item) => ({
    name: squeeze(item.textContent),
    href: item.querySelector('a')?.getAttribute('href') ?? null,
  }))
}

function readSwitcher(document: Document): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const link of document.querySelectorAll('nav a[hreflang]')) {
    const language = link.getAttribute('hreflang') ?? ''
    const href = link.getAttribute('href') ?? ''
    found[language] = [...new Set([...(found[language] ?? []), href])]
  }
  return found
}

const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder']

/** The words a visitor of the page's language gets to see or hear; names of other languages in their own are left out. */
function readWords(document: Document, lang: string): string[] {
  for (const element of document.querySelectorAll(`${unseen}, body [lang]:not([lang^="${lang}"])`))
    element.remove()
  const texts: string[] = []
  const walker = document.createTreeWalker(document.documentElement, 4)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  for (const name of spokenAttributes)
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
  for (const meta of document.querySelectorAll('meta[name="description"], meta[property^="og:"]'))
    texts.push(meta.getAttribute('content') ?? '')
  return toWords(texts.join(' '))
}

/** Reads a page's HTML. */
export function readPage(html: string): PageFacts {
  const { window } = new JSDOM(html)
  const { document } = window
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const hrefs = (selector: string) =>
    all(selector).map((link): [string, string] => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ])
  const lang = document.documentElement.lang
  const headings = all('h1, h2, h3, h4, h5, h6')
  const facts = {
    lang,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    alternates: Object.fromEntries(hrefs('link[rel="alternate"][hreflang]')),
    isIndexed: !document
      .querySelector('meta[name="robots"]')
      ?.getAttribute('content')
      ?.toLowerCase()
      .includes('noindex'),
    crumbs: readCrumbs(document),
    switcher: readSwitcher(document),
    headings: headings.map(({ tagName }) => Number(tagName[1])),
    titles: headings.filter(({ tagName }) => tagName === 'H1').map(({ textContent }) => squeeze(textContent)),
    ids: all('[id]').map(({ id }) => id),
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      name: accessibleName(link),
    })),
    namelessControls: all('a[href], button, summary, [role="button"]')
      .filter((control) => !control.closest('[aria-hidden="true"]') && accessibleName(control) === '')
      .map(tagOf),
    wrongPictures: all('img').flatMap((picture) => pictureProblem(picture) ?? []),
  }
  const words = readWords(document, lang)
  window.close()
  return { ...facts, words }
}
