/** An owner who has not logged in for so many days is one the agency should call. */
export const ABSENT_DAYS = 60

const dayLength = 86_400_000

/** The moment since which an owner who is not absent has logged in, in UTC. */
export const absentSince = (now: Date): string =>
  new Date(now.getTime() - ABSENT_DAYS * dayLength).toISOString()

/** How an owner has been absent: never invited, never come, or not since the last login. */
export type Absence = 'never-invited' | 'never-came' | 'not-since'

/** Why an owner counts as absent; null for one who has logged in within 60 days. */
export function absenceOf({
  invitedAt,
  lastLoginAt,
  now,
}: {
  invitedAt: string | null
  lastLoginAt: string | null
  now: Date
}): Absence | null {
  if (lastLoginAt !== null) return Date.parse(lastLoginAt) < Date.parse(absentSince(now)) ? 'not-since' : null
  return invitedAt === null ? 'never-invited' : 'never-came'
}
