import type { LinePart, LineSpan } from './line-parts'
import { readTokens } from './line-tokens'
import type { LineReading } from './read-line'
import { rolesOf } from './word-index'

type ReadAgain = (line: string) => LineReading

/**
 * The line without some of its parts. The joints before them go too ("avec", "à"), unless what is left would then be read in
 * another way.
 */
function takeBack(
  { line, reading }: { line: string; reading: LineReading },
  { parts, read }: { parts: readonly LinePart[]; read: ReadAgain },
): string {
  const kept = meaningsOf({ ...reading, parts: reading.parts.filter((part) => !parts.includes(part)) })
  const spans = parts.map((part) => withJoints(line, part))
  const shorter = cut(line, spans)
  return meaningsOf(read(shorter)) === kept ? shorter : cut(line, parts)
}

// More than visitors say in one line, and each costs as much as the whole line.
const mostReadAgain = 8

/** The line without each of several groups of its parts. After the first groups, which are read again, the joints stay. */
export const takeBackEach = (
  { line, reading }: { line: string; reading: LineReading },
  { groups, read }: { groups: readonly (readonly LinePart[])[]; read: ReadAgain },
): string[] =>
  groups.map((parts, at) =>
    at < mostReadAgain ? takeBack({ line, reading }, { parts, read }) : cut(line, parts),
  )

const meaningsOf = ({ parts, unread }: LineReading): string =>
  JSON.stringify([parts.map(({ meaning }) => meaning), unread])

const isJoint = ({ key, number }: { key: string; number: number | null }): boolean => {
  const roles = rolesOf(key)
  return (
    number === null && roles !== null && (['filler', 'with', 'or'] as const).some((role) => roles.has(role))
  )
}

/** A part with the words before it that only join it to others, or with those after it where it begins the line. */
function withJoints(line: string, { start, end }: LineSpan): LineSpan {
  const tokens = readTokens(line)
  const before = tokens.filter((token) => token.end <= start)
  const from = before.findLastIndex((token) => !isJoint(token))
  if (from >= 0) return { start: before[from + 1]?.start ?? start, end }
  const after = tokens.filter((token) => token.start >= end)
  const to = after.findIndex((token) => !isJoint(token) && token.key !== ',')
  return { start: before[0]?.start ?? start, end: after[to]?.start ?? end }
}

function cut(line: string, spans: readonly LineSpan[]): string {
  const last = [...spans].sort((one, other) => other.start - one.start)
  const left = last.reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, line)
  return left
    .replace(/\s+/g, ' ')
    .replace(/ ?,(?: ?,)+/g, ',')
    .replace(/ ,/g, ',')
    .replace(/^[ ,]+|[ ,]+$/g, '')
}
