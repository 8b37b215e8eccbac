/** The agency should call an owner who has not logged in for this many days. */
export const ABSENT_DAYS = 60

const dayLength = 86_400_000

/** The earliest last login, in UTC, of an owner who is not absent. */
export const absentSince = (now: Date): string =>
  new Date(now.getTime() - ABSENT_DAYS * dayLength).toISOString()

/** Why an owner is absent: never invited, never logged in, or not since the last login. */
export type OwnerAbsence = 'never-invited' | 'never-came' | 'not-since'

/** Why an owner counts as absent; null for an owner who has logged in within 60 days. */
export function absenceOf({
  invitedAt,
  lastLoginAt,
  now,
}: {
  invitedAt: string | null
  lastLoginAt: string | null
  now: Date
}): OwnerAbsence | null {
  if (lastLoginAt !== null) return Date.parse(lastLoginAt) < Date.parse(absentSince(now)) ? 'not-since' : null
  return invitedAt === null ? 'never-invited' : 'never-came'
}
