import * as z from 'zod/mini'
import { askJson, postForAnswer } from './ask-json'

const answer = z.object({
  ok: z.optional(z.boolean()),
  error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  href: z.optional(z.string()),
  count: z.optional(z.number()),
  base: z.optional(z.nullable(z.string())),
})

/** Done, with the endpoint's data (`base`: when the document was saved); or refused, with a code and codes by field. */
export type EndpointAnswer =
  | { isDone: true; href: string | null; count: number | null; base: string | null }
  | { isDone: false; code: string; errors: Partial<Record<string, string>> }

const failed: EndpointAnswer = { isDone: false, code: 'failed', errors: {} }

/** Posts to one of our own endpoints as the logged-in member of staff; a failed connection is an answer too. */
export async function callEndpoint({ path, body }: { path: string; body: object }): Promise<EndpointAnswer> {
  const read = await postForAnswer(path, { body, shape: answer })
  if (read === null) return failed
  const { ok, error = 'failed', errors = {}, href = null, count = null, base = null } = read
  return ok ? { isDone: true, href, count, base } : { isDone: false, code: error, errors }
}

const offer = z.object({
  agents: z.array(z.object({ id: z.number(), name: z.string() })),
  days: z.array(
    z.object({
      day: z.string(),
      slots: z.array(z.object({ slot: z.string(), time: z.string(), until: z.string(), free: z.number() })),
    }),
  ),
})

/** The days with free times, and the agents who show the property. */
export type OfferedTimes = z.infer<typeof offer>

/** The bookable times of a property, or those that an appointment can be moved to. Null: no answer. */
export function askTimes({
  api,
  property,
  appointment,
}: {
  api: string
  property: number
  appointment?: number
}): Promise<OfferedTimes | null> {
  const query = new URLSearchParams({
    property: String(property),
    ...(appointment ? { appointment: String(appointment) } : {}),
  })
  return askJson(`${api}/appointments/times?${query}`, { shape: offer })
}

const upload = z.object({ doc: z.object({ id: z.number() }) })

/** Stores a file as an attachment for owners; returns its number, or null if it was refused. */
export async function uploadOwnerFile({ api, file }: { api: string; file: File }): Promise<number | null> {
  const body = new FormData()
  body.set('_payload', '{}')
  body.set('file', file)
  const answer = await askJson(`${api}/owner-files`, { shape: upload, method: 'POST', body })
  return answer?.doc.id ?? null
}
