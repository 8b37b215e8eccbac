const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The text for HTML, also for an attribute between quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** Safe HTML: made by `html`, with all foreign text escaped. */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

type HtmlPart = Html | string | number | null | readonly Html[]

function fill(part: HtmlPart): string {
  if (part === null) return ''
  if (part instanceof Html) return part.toString()
  return typeof part === 'object' ? part.join('') : escapeHtml(String(part))
}

// Templates have line breaks for the reader of the code; mails and previews do without them.
const joinLines = (string: string): string =>
  string
    .replace(/>\s*\n\s*/g, '>')
    .replace(/\s*\n\s*([<>])/g, '$1')
    .replace(/\s*\n\s*/g, ' ')

/** A template of HTML that escapes every text, and inserts only HTML made by such a template unchanged. */
export const html = (strings: TemplateStringsArray, ...parts: HtmlPart[]): Html =>
  new Html(strings.map((string, at) => joinLines(string) + fill(parts[at] ?? null)).join(''))

/** Text whose lines stay lines. */
export const htmlLines = (text: string): Html =>
  new Html(
    text
      .split(/\r\n|\r|\n/)
      .map(escapeHtml)
      .join('<br>'),
  )

const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** The address if it is safe in a mail; null for a script, a relative path and an invalid address. */
export function safeLink(href: string): string | null {
  if (!URL.canParse(href)) return null
  const { protocol, href: whole } = new URL(href)
  return schemes.includes(protocol) ? whole : null
}

/** The address of a picture if it is safe in a mail: it has to come from a site. */
export const safePicture = (src: string): string | null => (/^https?:/.test(src) ? safeLink(src) : null)
