const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const datePattern = new RegExp(
  `^(${days.join('|')}), (\\d{1,2}) (${months.join('|')}) (\\d{4}) (\\d{2}):(\\d{2}):(\\d{2}) ([+-])(\\d{2})(\\d{2})$`,
)

/** A date of RFC 5322 (3.3) with the right weekday. */
export function findDateFault(value: string): string[] {
  const [, weekday, day, month, year, hour, minute, second, sign, zoneHours, zoneMinutes] =
    datePattern.exec(value) ?? []
  if (weekday === undefined) return [`"${value}" is no date`]
  const utc = Date.UTC(
    Number(year),
    months.indexOf(month ?? ''),
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  const local = new Date(utc)
  const isReal =
    local.getUTCDate() === Number(day) && local.getUTCHours() === Number(hour) && Number(zoneMinutes) < 60
  const offset = (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes))
  return [
    ...(isReal ? [] : [`"${value}" is no day of the calendar`]),
    ...(days[local.getUTCDay()] === weekday ? [] : [`"${value}" is another day of the week`]),
    ...(Math.abs(offset) <= 14 * 60 ? [] : [`"${value}" has no such zone`]),
  ]
}

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const dotAtom = `${atom}(?:\\.${atom})*`
const quoted = '"(?:[ \\t!#-\\[\\]-~]|\\\\[ -~])*"'
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const domain = `${label}(?:\\.${label})*`
const address = `(?:${dotAtom}|${quoted})@${domain}`
const messageId = new RegExp(`^<${dotAtom}@${dotAtom}>$`)

/** A Message-ID of RFC 5322 (3.6.4): both halves are dot-atoms. */
export const findMessageIdFault = (value: string): string[] =>
  messageId.test(value) ? [] : [`"${value}" is no Message-ID`]

// RFC 2047: the characters allowed in an encoded word, anywhere and inside a phrase.
const encodedWord = /=\?([^?\s]+)\?([BbQq])\?([^?\s]*)\?=/g

function decodeWord(encoding: string, text: string): Buffer | null {
  if (encoding.toLowerCase() === 'b')
    return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)
      ? Buffer.from(text, 'base64')
      : null
  if (/=(?![0-9A-F]{2})/.test(text)) return null
  const bytes = text
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

const isUtf8 = (bytes: Buffer): boolean => Buffer.from(bytes.toString('utf8'), 'utf8').equals(bytes)

function findOneWordFault([word, charset = '', encoding = '', text = '']: RegExpMatchArray): string[] {
  const bytes = decodeWord(encoding, text)
  return [
    ...(word.length <= 75 ? [] : ['an encoded word is longer than 75']),
    ...(charset.toLowerCase() === 'utf-8' ? [] : [`the charset ${charset}`]),
    // A character cut in two at the end of a word is unreadable for programs that decode word by word.
    ...(bytes && isUtf8(bytes) ? [] : [`the encoded word ${word} cannot be read`]),
  ]
}

/** Checks the encoded words of a header: each readable alone, and separated by spaces. */
export function findWordFaults(value: string): string[] {
  const words = [...value.matchAll(encodedWord)]
  const rest = value.replace(encodedWord, '')
  const isGlued = words.some(({ index, 0: word }) => {
    const before = value[index - 1] ?? ' '
    const after = value[index + word.length] ?? ' '
    return !/[\s(]/.test(before) || !/[\s)]/.test(after)
  })
  return [
    ...words.flatMap(findOneWordFault),
    ...(isGlued ? ['an encoded word touches other text'] : []),
    ...(/=\?utf-8\?/i.test(rest) ? ['an encoded word is broken'] : []),
  ]
}

const phraseWord = '=\\?[uU][tT][fF]-8\\?(?:[Bb]\\?[A-Za-z0-9+/=]*|[Qq]\\?[A-Za-z0-9!*+/=_-]*)\\?='
const phrase = `(?:${phraseWord}|${atom}|${quoted})(?: (?:${phraseWord}|${atom}|${quoted}))*`
const mailbox = new RegExp(`^(?:${address}|(?:${phrase} )?<${address}>)$`)

/** Splits a list at its commas, except those inside quotes. */
const splitList = (value: string): string[] =>
  value.match(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g)?.map((entry) => entry.trim()) ?? []

/** Checks the mailboxes of an address header (3.4), without the obsolete forms. */
export function findMailboxFaults(value: string): string[] {
  const entries = splitList(value)
  const wrong = entries.filter((entry) => !mailbox.test(entry))
  const isHidden = /"[^"]*=\?[^"]*\?=[^"]*"/.test(value)
  return [
    ...(entries.length > 0 ? [] : ['nobody']),
    ...wrong.map((entry) => `"${entry}" is no mailbox`),
    ...(isHidden ? ['an encoded word inside quotes'] : []),
    ...findWordFaults(value.replace(/"[^"]*"/g, '""')),
  ]
}
