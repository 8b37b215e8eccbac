import { digits, endSign, placeDigits, pointSign, shortest } from './packed-texts'

const longest = shortest + digits.length - 1
const places = digits.length ** placeDigits
const buckets = 1 << 13
/** How many earlier places are compared: more find hardly longer repeats. */
const comparisons = 24

/** Texts as one text, in which each long repeat points at where it stood before: packed-texts.ts. */
export function packTexts(texts: readonly string[]): string {
  const all = texts.join('')
  const repeats = createRepeats(all)
  let packed = ''
  let at = 0
  for (const text of texts) {
    const end = at + text.length
    while (at < end) {
      const found = repeats.find(at, end)
      const length = found ? found.length : signLength(all, at)
      packed += found ? pointAt(found) : quote(all.slice(at, at + length))
      repeats.pass(at, at + length)
      at += length
    }
    packed += pointSign + endSign
  }
  return packed
}

type RepeatedText = { from: number; length: number }

const isHigh = (code: number): boolean => code >= 0xd800 && code < 0xdc00
const isLow = (code: number): boolean => code >= 0xdc00 && code < 0xe000

// The two halves of a sign beyond the first 65,536 stay together: half of one cannot be sent.
const signLength = (text: string, at: number): number =>
  isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1)) ? 2 : 1

const quote = (sign: string): string => (sign === pointSign ? pointSign + sign : sign)

function toFigure(figure: number, length: number): string {
  let text = ''
  for (let rest = figure; text.length < length; rest = Math.floor(rest / digits.length))
    text = digits.charAt(rest % digits.length) + text
  return text
}

const pointAt = ({ from, length }: RepeatedText): string =>
  pointSign + toFigure(length - shortest, 1) + toFigure(from, placeDigits)

/** Where in a text the same signs stood before. */
function createRepeats(all: string) {
  const last = new Int32Array(buckets).fill(-1)
  const before = new Int32Array(all.length).fill(-1)

  /** The same for the same signs; every third of them is enough to tell most apart. */
  function bucketAt(at: number): number {
    let hash = 0
    for (let each = at; each < at + shortest; each += 3) hash = Math.imul(hash, 31) + all.charCodeAt(each)
    return (hash ^ (hash >>> 13)) & (buckets - 1)
  }

  function lengthFrom(from: number, { at, end }: { at: number; end: number }): number {
    const most = Math.min(longest, end - at)
    let length = 0
    while (length < most && all.charCodeAt(from + length) === all.charCodeAt(at + length)) length += 1
    return length > 0 && isHigh(all.charCodeAt(at + length - 1)) ? length - 1 : length
  }

  return {
    /** The longest repeat at a place, as early as it stood; null where none is long enough. */
    find(at: number, end: number): RepeatedText | null {
      if (at + shortest > end) return null
      let best: RepeatedText | null = null
      let from = last[bucketAt(at)] ?? -1
      for (let turn = 0; turn < comparisons && from >= 0; turn += 1) {
        const length = lengthFrom(from, { at, end })
        if (length >= (best?.length ?? shortest) && from < places) best = { from, length }
        from = before[from] ?? -1
      }
      return best
    },
    /** Remembers the places from one to another. */
    pass(from: number, to: number): void {
      for (let at = from; at < to && at + shortest <= all.length; at += 1) {
        const bucket = bucketAt(at)
        before[at] = last[bucket] ?? -1
        last[bucket] = at
      }
    },
  }
}
