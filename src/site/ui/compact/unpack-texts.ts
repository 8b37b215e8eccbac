import { digits, endSign, placeDigits, pointSign, shortest } from './packed-texts'

/** The texts that `packTexts` wrote as one. */
export function unpackTexts(packed: string): string[] {
  const signs: string[] = []
  const ends: number[] = []
  let at = 0

  function readFigure(length: number): number {
    let figure = 0
    for (const end = at + length; at < end; at += 1)
      figure = figure * digits.length + digits.indexOf(packed.charAt(at))
    return figure
  }

  while (at < packed.length) {
    const sign = packed.charAt(at)
    at += 1
    const next = packed.charAt(at)
    if (sign !== pointSign) signs.push(sign)
    else if (digits.includes(next)) {
      const length = readFigure(1) + shortest
      const from = readFigure(placeDigits)
      for (let each = from; each < from + length; each += 1) signs.push(signs[each] ?? '')
    } else {
      at += 1
      if (next === endSign) ends.push(signs.length)
      else signs.push(next)
    }
  }
  const all = signs.join('')
  return ends.map((end, index) => all.slice(ends[index - 1] ?? 0, end))
}
