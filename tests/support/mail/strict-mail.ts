import { findDateFault, findMailboxFaults, findMessageIdFault, findWordFaults } from './strict-headers'
import { findParts, splitMessage, type Header } from './strict-parts'

const longestLine = 998
const longestEncodedLine = 76

const once = ['date', 'from', 'to', 'subject', 'message-id', 'mime-version', 'content-type']
const atMostOnce = ['reply-to', 'cc', 'sender', 'in-reply-to', 'references', 'list-unsubscribe']

const findCountFaults = (headers: readonly Header[]): string[] => {
  const countOf = (name: string) => headers.filter((header) => header.name === name).length
  return [
    ...once.filter((name) => countOf(name) !== 1).map((name) => `${name} stands ${countOf(name)} times`),
    ...atMostOnce.filter((name) => countOf(name) > 1).map((name) => `${name} stands more than once`),
    ...(countOf('bcc') > 0 ? ['Bcc is shown'] : []),
  ]
}

const checks: Record<string, (value: string) => string[]> = {
  date: findDateFault,
  from: findMailboxFaults,
  to: findMailboxFaults,
  cc: findMailboxFaults,
  sender: findMailboxFaults,
  'reply-to': findMailboxFaults,
  'message-id': findMessageIdFault,
  subject: (value) => (value.trim() === '' ? ['the subject is empty'] : findWordFaults(value)),
  'mime-version': (value) => (value === '1.0' ? [] : ['MIME-Version is not 1.0']),
  'list-unsubscribe': (value) =>
    /^<(https?|mailto):[^\s<>]+>$/.test(value) ? [] : ['a wrong List-Unsubscribe'],
  'list-unsubscribe-post': (value) => (value === 'List-Unsubscribe=One-Click' ? [] : ['a wrong one-click']),
  'auto-submitted': (value) => (value === 'auto-generated' ? [] : ['a wrong Auto-Submitted']),
  'content-language': (value) => (/^[a-z]{2}(-[A-Z]{2})?$/.test(value) ? [] : ['a wrong Content-Language']),
}

function findHeaderFaults(headers: readonly Header[]): string[] {
  return headers.flatMap(({ name, value, lines }) => {
    const faults = (checks[name] ?? findWordFaults)(value)
    const long = lines.filter((line) => line.includes('=?') && line.length > longestEncodedLine)
    return [...faults, ...long.map(() => 'a line of encoded words is longer than 76')].map(
      (fault) => `${name}: ${fault}`,
    )
  })
}

const findLineFaults = (source: string): string[] => [
  ...(/(?<!\r)\n|\r(?!\n)/.test(source) ? ['a line does not end in CRLF'] : []),
  ...(/[^\t\r\n\x20-\x7e]/.test(source) ? ['a byte is no printable ASCII'] : []),
  ...(source.split('\r\n').some((line) => line.length > longestLine) ? ['a line is longer than 998'] : []),
]

/**
 * What a mail has that RFC 5322 and MIME (RFC 2045 to 2047, 2231) do not allow, a sentence each: nothing for a valid mail.
 * Stricter than mail programs, which accept much that spam filters punish.
 */
export function findMailFaults(source: string): string[] {
  const { headers, body } = splitMessage(source)
  return [
    ...findLineFaults(source),
    ...findCountFaults(headers),
    ...findHeaderFaults(headers),
    ...findParts({ headers, body }),
  ]
}
