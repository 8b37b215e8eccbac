import { digits, endSign, placeDigits, pointSign, shortest } from './packed-texts'

/** A text that grows by pieces; they stay apart, because one text would be copied for each of them. */
function createText() {
  const pieces: string[] = []
  const starts: number[] = []
  let length = 0

  function add(piece: string): void {
    if (piece === '') return
    pieces.push(piece)
    starts.push(length)
    length += piece.length
  }

  /** The number of the piece with a place. */
  function pieceAt(place: number): number {
    let [first, last] = [0, starts.length - 1]
    while (first < last) {
      const middle = (first + last + 1) >> 1
      if ((starts[middle] ?? 0) <= place) first = middle
      else last = middle - 1
    }
    return first
  }

  /** The signs from a place on, fewer where the text ends before. */
  function readFrom(from: number, signs: number): string {
    let [read, number] = ['', pieceAt(from)]
    while (read.length < signs && number < pieces.length) {
      const start = from + read.length - (starts[number] ?? 0)
      read += (pieces[number] ?? '').slice(start, start + signs - read.length)
      number += 1
    }
    return read
  }

  return {
    length: () => length,
    add,
    /** Adds what stood before; it may be a repeat of itself. */
    repeat(from: number, signs: number): void {
      const before = readFrom(from, signs)
      add(before.length < signs ? before.repeat(Math.ceil(signs / before.length)).slice(0, signs) : before)
    },
    read: () => pieces.join(''),
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
    text.add(packed.slice(at, point))
    at = point + 1
    const sign = packed.charAt(at)
    if (digits.includes(sign)) {
      const signs = readFigure(1) + shortest
      text.repeat(readFigure(placeDigits), signs)
    } else {
      if (sign === endSign) ends.push(text.length())
      else text.add(sign)
      at += 1
    }
  }
  const all = text.read()
  return ends.map((end, index) => all.slice(ends[index - 1] ?? 0, end))
}
