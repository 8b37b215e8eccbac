/** A mail as its reader sees it. */
export type ReadMail = {
  /** By name in lower case, with decoded words. */
  headers: ReadonlyMap<string, string>
  text: string
  html: string
  /** The calendar file; '' where there is none. */
  calendar: string
}

/** Reads a whole message (RFC 5322) with alternative text and HTML. */
export function parseMail(source: string): ReadMail {
  const { headers, body } = parsePart(source)
  const parts = partsOf({ headers, body })
  const content = (type: string) => parts.find((part) => typeOf(part).startsWith(type))
  return {
    headers,
    text: decodeBody(content('text/plain')),
    html: decodeBody(content('text/html')),
    calendar: decodeBody(content('text/calendar')),
  }
}

type EmlPart = { headers: ReadonlyMap<string, string>; body: string }

function parsePart(source: string): EmlPart {
  const end = /\r?\n\r?\n/.exec(source)
  const head = end ? source.slice(0, end.index) : source
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    return name === undefined || value === undefined
      ? []
      : [[name.toLowerCase(), decodeWords(value)] as const]
  })
  return { headers: new Map(headers), body: end ? source.slice(end.index + end[0].length) : '' }
}

const typeOf = ({ headers }: EmlPart): string => headers.get('content-type') ?? 'text/plain'

function partsOf(part: EmlPart): EmlPart[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(typeOf(part))?.[1]
  if (boundary === undefined) return [part]
  const [, ...sections] = part.body.split(`--${boundary}`)
  return sections
    .filter((section) => !section.startsWith('--'))
    .flatMap((section) => partsOf(parsePart(section.trimStart())))
}

function decodeBody(part: EmlPart | undefined): string {
  if (!part) return ''
  const encoding = (part.headers.get('content-transfer-encoding') ?? '').toLowerCase()
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(part.body, 'latin1').toString('utf8')
  return decodeQuoted(part.body.replace(/=\r?\n/g, ''))
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

// RFC 2047: the space between two encoded words is not part of the text.
const decodeWords = (value: string): string =>
  value
    .replace(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?[^?]+\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
