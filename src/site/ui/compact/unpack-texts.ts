import { digits, endSign, placeDigits, pointSign, shortest } from './packed-texts'

// Some browsers take no more arguments at once.
const mostCodes = 8192

/** A text that grows, as the codes of its signs. */
function createText() {
  let codes = new Uint16Array(1 << 15)
  let length = 0

  function makeRoom(signs: number): void {
    if (length + signs <= codes.length) return
    const more = new Uint16Array(2 * codes.length + signs)
    more.set(codes)
    codes = more
  }

  return {
    length: () => length,
    add(text: string, { from, to }: { from: number; to: number }): void {
      makeRoom(to - from)
      for (let at = from; at < to; at += 1) codes[length++] = text.charCodeAt(at)
    },
    /** Adds what stood before, one sign after the other: it may be a repeat of itself. */
    repeat(from: number, signs: number): void {
      makeRoom(signs)
      for (let at = from; at < from + signs; at += 1) codes[length++] = codes[at] ?? 0
    },
    read(): string {
      let text = ''
      for (let at = 0; at < length; at += mostCodes)
        text += String.fromCharCode(...codes.subarray(at, Math.min(at + mostCodes, length)))
      return text
    },
  }
}

/** The texts that `packTexts` wrote as one. */
export function unpackTexts(packed: string): string[] {
  const text = createText()
  const ends: number[] = []
  let at = 0

  function readFigure(signs: number): number {
    let figure = 0
    for (const end = at + signs; at < end; at += 1)
      figure = figure * digits.length + digits.indexOf(packed.charAt(at))
    return figure
  }

  for (;;) {
    const point = packed.indexOf(pointSign, at)
    if (point < 0) break
    text.add(packed, { from: at, to: point })
    at = point + 1
    const sign = packed.charAt(at)
    if (digits.includes(sign)) {
      const signs = readFigure(1) + shortest
      text.repeat(readFigure(placeDigits), signs)
    } else {
      if (sign === endSign) ends.push(text.length())
      else text.add(packed, { from: at, to: at + 1 })
      at += 1
    }
  }
  const all = text.read()
  return ends.map((end, index) => all.slice(ends[index - 1] ?? 0, end))
}
