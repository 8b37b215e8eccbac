import * as z from 'zod/mini'
import type { TranslationToEdit } from './use-translation'

const answer = z.object({
  ok: z.boolean(),
  error: z.optional(z.string()),
  drafts: z.optional(z.record(z.string(), z.array(z.nullable(z.string())))),
  missing: z.optional(z.number()),
})

/** The drafts of a machine by place, and how many texts it has none for; or why there are none. */
export type AskedDrafts =
  | { isDone: true; drafts: Readonly<Record<string, readonly (string | null)[]>>; missing: number }
  | { isDone: false; code: string }

const failed: AskedDrafts = { isDone: false, code: 'failed' }

/** Asks for drafts of what has no translation as stored. */
export async function askDrafts({
  api,
  ...asked
}: Pick<TranslationToEdit, 'api' | 'document' | 'from' | 'to'>): Promise<AskedDrafts> {
  try {
    const response = await fetch(`${api}/translations/draft`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    })
    const read = answer.safeParse(await response.json())
    if (!read.success) return failed
    const { ok, error = 'failed', drafts = {}, missing = 0 } = read.data
    return ok ? { isDone: true, drafts, missing } : { isDone: false, code: error }
  } catch {
    return failed
  }
}
