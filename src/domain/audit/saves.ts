import type { AuditAction } from './audit-actions'

/** The actions that leave a document in another state: each saved a version of it. */
export const saveActions = [
  'create',
  'change',
  'publish',
  'unpublish',
  'publish-planned',
  'unpublish-planned',
  'restore',
  'put-in-bin',
  'take-out-of-bin',
  'role',
] as const satisfies readonly AuditAction[]

export type SaveAction = (typeof saveActions)[number]

/** A save of a document by a member of staff, as the audit log has it. */
export type DocumentSaveEntry = { at: string; name: string; action: SaveAction }

// An entry is written within the save, some moments after the time that the version has.
const MOST_APART = 60_000

/** Who saved the version of that moment; null if it was a program, or is older than the log. */
export function saverOf(saves: readonly DocumentSaveEntry[], savedAt: string): string | null {
  const moment = new Date(savedAt).getTime()
  const apart = (save: DocumentSaveEntry): number => Math.abs(new Date(save.at).getTime() - moment)
  const [nearest] = [...saves].sort((one, other) => apart(one) - apart(other))
  return nearest && apart(nearest) <= MOST_APART ? nearest.name : null
}

/**
 * Who saved the newest version; null if the newest save was by a program, or is older than the log. `savedAt` is when the
 * version was saved, and the saves are the newest first.
 */
export function lastSaver(saves: readonly DocumentSaveEntry[], savedAt: string): string | null {
  const [last] = saves
  if (!last) return null
  return new Date(last.at).getTime() >= new Date(savedAt).getTime() - MOST_APART ? last.name : null
}
