/**
 * How many slips turn one text into another: a letter too many, too few, another one, or two neighbours swapped. More than
 * `most` is given as `most + 1`.
 */
export function editDistance(one: string, { other, most }: { other: string; most: number }): number {
  const far = most + 1
  if (Math.abs(one.length - other.length) > most) return far
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => Math.min(at, far))
  for (let row = 1; row <= one.length; row += 1) {
    // Only cells near the diagonal can hold a small distance.
    const from = Math.max(1, row - most)
    const to = Math.min(other.length, row + most)
    const line = new Array<number>(other.length + 1).fill(far)
    line[0] = Math.min(row, far)
    let least = row <= most ? row : far
    for (let column = from; column <= to; column += 1) {
      const cost = cheapest({ one, other, last, beforeLast, line }, { row, column })
      line[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return far
    beforeLast = last
    last = line
  }
  return Math.min(last[other.length] ?? far, far)
}

type Lines = {
  one: string
  other: string
  line: readonly number[]
  last: readonly number[]
  beforeLast: readonly number[]
}

const beyond = Number.MAX_SAFE_INTEGER

function cheapest(
  { one, other, line, last, beforeLast }: Lines,
  { row, column }: { row: number; column: number },
): number {
  const isSame = one[row - 1] === other[column - 1]
  const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
  const changed = (last[column - 1] ?? beyond) + (isSame ? 0 : 1)
  const added = Math.min(last[column] ?? beyond, line[column - 1] ?? beyond) + 1
  return Math.min(changed, added, isSwapped ? (beforeLast[column - 2] ?? beyond) + 1 : beyond)
}
