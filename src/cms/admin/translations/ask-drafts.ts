import * as z from 'zod/mini'
import { postForAnswer } from '@/cms/admin/ask-json'
import type { Direction } from '@/domain/translations/segments'

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

/** Asks for drafts of what has no translation as stored. */
export async function askDrafts({
  api,
  ...body
}: Direction & { api: string; document: string }): Promise<AskedDrafts> {
  const read = await postForAnswer(`${api}/translations/draft`, { body, shape: answer })
  const { ok = false, error = 'failed', drafts = {}, missing = 0 } = read ?? {}
  return ok ? { isDone: true, drafts, missing } : { isDone: false, code: error }
}
