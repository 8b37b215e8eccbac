import { escapeHtml } from '@/domain/shared/escape-html'

/** HTML that is whole: made by `html`, with everything foreign in it escaped. */
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

// A template is laid out in lines for those who read the code; mails are sent, and shown in previews, without them.
const joinLines = (string: string): string =>
  string
    .replace(/>\s*\n\s*/g, '>')
    .replace(/\s*\n\s*([<>])/g, '$1')
    .replace(/\s*\n\s*/g, ' ')

/** A template of HTML in which every text is escaped, and only HTML made by a template like it goes in as it is. */
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
