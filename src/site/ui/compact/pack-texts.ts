import { digits, endSign, placeDigits, pointSign, shortest } from './packed-texts'

const longest = shortest + digits.length - 1
const places = digits.length ** placeDigits
const buckets = 1 << 16
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
    let newFrom = at
    while (at < end) {
      const found = repeats.find(at, end)
      const next = at + (found ? found.length : signLength(all, at))
      if (found) {
        packed += quote(all.slice(newFrom, at)) + pointAt(found)
        newFrom = next
      }
      repeats.pass(at, next)
      at = next
    }
    packed += quote(all.slice(newFrom, end)) + pointSign + endSign
  }
  return packed
}

type RepeatedText = { from: number; length: number }

const isHigh = (code: number): boolean => code >= 0xd800 && code < 0xdc00
const isLow = (code: number): boolean => code >= 0xdc00 && code < 0xe000

// The two halves of a sign beyond the first 65,536 stay together: half of one cannot be sent.
const signLength = (text: string, at: number): number =>
  isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1)) ? 2 : 1

const quote = (text: string): string => text.replaceAll(pointSign, pointSign + pointSign)

function toFigure(figure: number, length: number): string {
  let text = ''
  for (let rest = figure; text.length < length; rest = Math.floor(rest / digits.length))
    text = digits.charAt(rest % digits.length) + text
  return text
}

const pointAt = ({ from, length }: RepeatedText): string =>
  pointSign + toFigure(length - shortest, 1) + toFigure(from, placeDigits)

function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at += 1) codes[at] = text.charCodeAt(at)
  return codes
}

/** The bucket of the signs from each place on, each from the one before it. */
function bucketsOf(codes: Uint16Array): Uint16Array {
  const found = new Uint16Array(Math.max(0, codes.length - shortest + 1))
  let hash = 0
  for (let at = 0; at < codes.length; at += 1) {
    // The sign that is left behind has been multiplied as often as there are signs.
    const left = at < shortest ? 0 : Math.imul(codes[at - shortest] ?? 0, firstFactor)
    hash = (Math.imul(hash, factor) + (codes[at] ?? 0) - left) | 0
    if (at >= shortest - 1) found[at - shortest + 1] = (hash ^ (hash >>> 13)) & (buckets - 1)
  }
  return found
}

const factor = 31
const firstFactor = Array.from({ length: shortest }).reduce<number>((power) => Math.imul(power, factor), 1)

/** Where in a text the same signs stood before. */
function createRepeats(all: string) {
  const codes = codesOf(all)
  const bucketAt = bucketsOf(codes)
  const last = new Int32Array(buckets).fill(-1)
  const before = new Int32Array(all.length).fill(-1)

  function lengthFrom(from: number, { at, most }: { at: number; most: number }): number {
    let length = 0
    while (length < most && codes[from + length] === codes[at + length]) length += 1
    return length > 0 && isHigh(codes[at + length - 1] ?? 0) ? length - 1 : length
  }

  return {
    /** The longest repeat at a place, as early as it stood; null where none is long enough. */
    find(at: number, end: number): RepeatedText | null {
      if (at + shortest > end) return null
      const most = Math.min(longest, end - at)
      let best: RepeatedText | null = null
      let least = shortest
      let from = last[bucketAt[at] ?? 0] ?? -1
      for (let turn = 0; turn < comparisons && from >= 0; turn += 1) {
        // Most of what is shorter differs at its last sign.
        if (from < places && codes[from + least - 1] === codes[at + least - 1]) {
          const length = lengthFrom(from, { at, most })
          if (length >= least) best = { from, length: (least = length) }
        }
        from = before[from] ?? -1
      }
      return best
    },
    /** Remembers the places from one to another. */
    pass(from: number, to: number): void {
      for (let at = from; at < to && at < bucketAt.length; at += 1) {
        const bucket = bucketAt[at] ?? 0
        before[at] = last[bucket] ?? -1
        last[bucket] = at
      }
    },
  }
}
