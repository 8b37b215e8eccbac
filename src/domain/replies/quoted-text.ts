/** What somebody wrote, and the earlier mails below it. */
export type SplitText = { text: string; quoted: string }

// Longer lines are text that somebody wrote, and are not searched.
const LONGEST_MARK = 300

const wroteWords = ['wrote', 'a écrit', 'schreef', 'geschreven', 'schrieb']
const openers = ['on ', 'le ', 'op ', 'am ', 'il ', 'em ']

const dividers = [
  'original message',
  'oorspronkelijk bericht',
  "message d'origine",
  'message d’origine',
  'message original',
  'ursprüngliche nachricht',
]

// The first lines of the mail that Outlook repeats.
const fromWords = ['from:', 'van:', 'de:', 'de :', 'von:']
const sentWords = ['sent:', 'date:', 'verzonden:', 'datum:', 'envoyé:', 'envoyé :', 'date :', 'gesendet:']

const plain = (line: string): string =>
  line.length > LONGEST_MARK ? '' : line.replaceAll('\u00a0', ' ').replaceAll('*', '').trim().toLowerCase()

const isQuote = (line: string): boolean => line.trimStart().startsWith('>')

const isEmpty = (line: string): boolean => line.trim() === ''

const isOpened = (line: string): boolean => openers.some((opener) => line.startsWith(opener))

/** `On 3 May 2026 at 10:00, Maison Brabant <…> wrote:`, in four languages. */
const isAttribution = (line: string): boolean =>
  line.endsWith(':') && /\d/.test(line) && wroteWords.some((word) => line.includes(word))

const textAt = (lines: readonly string[], at: number): string => plain(lines[at] ?? '')

/** A mail program breaks a long line in two or three. */
function isBrokenAttribution(lines: readonly string[], at: number): boolean {
  const [line, next, after] = [textAt(lines, at), textAt(lines, at + 1), textAt(lines, at + 2)]
  if (!isOpened(line) || isOpened(next)) return false
  return isAttribution(`${line} ${next}`) || (!isOpened(after) && isAttribution(`${line} ${next} ${after}`))
}

function isAttributionAt(lines: readonly string[], at: number): boolean {
  const line = textAt(lines, at)
  const isWhole = isAttribution(line) && (isOpened(line) || line.includes('@')) && !isQuote(line)
  return isWhole || isBrokenAttribution(lines, at)
}

const isDivider = (line: string): boolean =>
  line.startsWith('--') && line.endsWith('--') && dividers.some((words) => line.includes(words))

function isRepeatedHeader(lines: readonly string[], at: number): boolean {
  const line = textAt(lines, at)
  if (!fromWords.some((word) => line.startsWith(word))) return false
  return lines.slice(at + 1, at + 5).some((next) => sentWords.some((word) => plain(next).startsWith(word)))
}

/** A line of underscores stands above what Outlook repeats. */
const isRule = (line: string): boolean => line.length > 9 && line.length <= LONGEST_MARK && /^_+$/.test(line)

/** The first of the lines with `>` that end the text. */
function firstOfLastQuotes(lines: readonly string[]): number {
  let first = lines.length
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? ''
    if (isQuote(line)) first = at
    else if (!isEmpty(line)) break
  }
  return first
}

/** Whether somebody wrote between or below the quoted lines: nothing of that may be hidden. */
function isAnsweredBetween(lines: readonly string[]): boolean {
  const firstQuote = lines.findIndex(isQuote)
  return firstQuote !== -1 && lines.slice(firstQuote).some((line) => !isQuote(line) && !isEmpty(line))
}

function startOfQuoted(lines: readonly string[]): number {
  const at = lines.findIndex(
    (line, index) =>
      isAttributionAt(lines, index) || isDivider(plain(line)) || isRepeatedHeader(lines, index),
  )
  if (at === -1) return firstOfLastQuotes(lines)
  return at > 0 && isRule((lines[at - 1] ?? '').trim()) ? at - 1 : at
}

/**
 * Splits a text from the earlier mails that its program has repeated below it. Where somebody wrote between the quoted lines or below
 * them, or nothing above them, the text stays whole. It looks at each line a fixed number of times.
 */
export function splitQuotedText(whole: string): SplitText {
  const lines = whole.split('\n')
  const start = startOfQuoted(lines)
  const text = lines.slice(0, start).join('\n').trim()
  const quoted = lines.slice(start)
  if (text === '' || isAnsweredBetween(quoted)) return { text: whole.trim(), quoted: '' }
  return { text, quoted: quoted.join('\n').trim() }
}
