/**
 * How many slips turn one text into another: a letter too many, too few, another one, or two neighbours swapped. More than
 * `most` is given as `most + 1`.
 */
export function editDistance(one: string, { other, most }: { other: string; most: number }): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      line.push(cheapest({ one, other, row, column, line, last, beforeLast }))
    }
    if (Math.min(...line) > most) return most + 1
    beforeLast = last
    last = line
  }
  return Math.min(last[other.length] ?? most + 1, most + 1)
}

type Cell = {
  one: string
  other: string
  row: number
  column: number
  line: readonly number[]
  last: readonly number[]
  beforeLast: readonly number[]
}

function cheapest({ one, other, row, column, line, last, beforeLast }: Cell): number {
  const at = (costs: readonly number[], index: number) => costs[index] ?? Number.MAX_SAFE_INTEGER
  const isSame = one[row - 1] === other[column - 1]
  const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
  return Math.min(
    at(last, column) + 1,
    at(line, column - 1) + 1,
    at(last, column - 1) + (isSame ? 0 : 1),
    isSwapped ? at(beforeLast, column - 2) + 1 : Number.MAX_SAFE_INTEGER,
  )
}
