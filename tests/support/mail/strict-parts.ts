/** A header with its lines as they are, and their unfolded text. */
export type Header = { name: string; value: string; lines: readonly string[] }

type StrictPart = { headers: readonly Header[]; body: string }

/** The headers and the body of a message or of one of its parts; a line that is no header becomes one without a name. */
export function splitMessage(source: string): StrictPart {
  const end = source.indexOf('\r\n\r\n')
  const head = end < 0 ? source : source.slice(0, end)
  const fields = head.split(/\r\n(?![ \t])/)
  return {
    headers: fields.map((field) => {
      const [, name = '', value = ''] = /^([!-9;-~]+): ?([\s\S]*)$/.exec(field) ?? []
      const lines = field.split('\r\n')
      return { name: name.toLowerCase(), value: value.replace(/\r\n(?=[ \t])/g, '').trim(), lines }
    }),
    body: end < 0 ? '' : source.slice(end + 4),
  }
}

const valueOf = ({ headers }: StrictPart, name: string): string =>
  headers.find((header) => header.name === name)?.value ?? ''

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+"
const parameter = `;\\s*(${token})=(${token}|"(?:[^"\\\\]|\\\\.)*")`
const structured = new RegExp(`^${token}(?:/${token})?(?:${parameter})*$`)

const parametersOf = (value: string): Map<string, string> =>
  new Map(
    [...value.matchAll(new RegExp(parameter, 'g'))].map(([, name = '', text = '']) => [
      name.toLowerCase(),
      text.replace(/^"|"$/g, ''),
    ]),
  )

function findTextFaults(bytes: Buffer, charset: string): string[] {
  if (charset.toLowerCase() !== 'utf-8') return [`a text in ${charset || 'no charset'}`]
  const text = bytes.toString('utf8')
  return Buffer.from(text, 'utf8').equals(bytes) ? [] : ['a text is no UTF-8']
}

const decodeQuoted = (body: string): Buffer =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )

function findLeafFaults(part: StrictPart): string[] {
  const { body } = part
  const type = valueOf(part, 'content-type')
  const encoding = valueOf(part, 'content-transfer-encoding').toLowerCase() || '7bit'
  const lines = body.split('\r\n')
  const isText = type.startsWith('text/')
  const charset = parametersOf(type).get('charset') ?? ''
  const text = (bytes: Buffer) => (isText ? findTextFaults(bytes, charset) : [])
  const isLong = lines.some((line) => line.length > 76)
  if (encoding === 'base64') {
    const isRight = lines.every((line) => /^[A-Za-z0-9+/]*={0,2}$/.test(line))
    if (!isRight || isLong) return ['a part is no base64']
    return text(Buffer.from(body, 'base64'))
  }
  if (encoding === 'quoted-printable') {
    const isWrong = /=(?![0-9A-F]{2}|\r\n)/.test(body) || lines.some((line) => /[ \t]$/.test(line))
    if (isWrong || isLong) return ['a part is no quoted-printable']
    return text(decodeQuoted(body))
  }
  return encoding === '7bit' ? text(Buffer.from(body, 'latin1')) : [`a part in ${encoding}`]
}

function findSectionFaults({ body }: StrictPart, boundary: string): string[] {
  const [preamble = '', ...sections] = `\r\n${body}`.split(`\r\n--${boundary}`)
  const last = sections.pop()
  if (preamble.trim() !== '' || sections.length === 0 || !last?.startsWith('--') || last.trim() !== '--')
    return ['a multipart does not open and close its parts']
  return sections.flatMap((section) =>
    section.startsWith('\r\n') ? findParts(splitMessage(section.slice(2))) : ['a part begins wrongly'],
  )
}

/** The faults in the parts of a message, at every level. */
export function findParts(part: StrictPart): string[] {
  const nameless = part.headers
    .filter(({ name }) => name === '')
    .map(({ lines }) => `"${lines[0]}" is no header`)
  const described = ['content-type', 'content-disposition'].flatMap((name) => {
    const value = valueOf(part, name)
    return value === '' || structured.test(value) ? [] : [`${name}: "${value}" cannot be read`]
  })
  const type = valueOf(part, 'content-type')
  const boundary = parametersOf(type).get('boundary')
  if (!type.startsWith('multipart/')) return [...nameless, ...described, ...findLeafFaults(part)]
  if (!boundary || !/^[0-9A-Za-z'()+_,./:=? -]{0,69}[0-9A-Za-z'()+_,./:=?-]$/.test(boundary))
    return [...nameless, ...described, 'a multipart has no boundary']
  return [...nameless, ...described, ...findSectionFaults(part, boundary)]
}
