import { findSavedLink, saveSavedLink } from '@/cms/operations/saved-links/saved-links'
import { isFromElsewhere } from '@/domain/guards/request-sender.mjs'
import { parseReferences } from '@/domain/saved-properties/properties-source'
import { isSavedLinkToken } from '@/domain/saved-properties/saved-link'
import { textOf } from '@/domain/shared/text'
import { env } from '@/env'
import { getClient } from '@/site/data/client'
import { readForm } from '@/site/forms/receiving/read-post'
import { noStore } from '@/site/forms/receiving/reply'

// A hundred references of nine digits.
const maxBytes = 2048

const answer = (status: number, body: object): Response => Response.json(body, { status, headers: noStore })

/** The field of a post of this site; or the refusal. */
async function readField(request: Request, name: string): Promise<string | Response> {
  if (isFromElsewhere(request, env.SITE_URL)) return answer(403, { code: 'foreign' })
  const read = await readForm(request, { maxBytes, maxBytesWithFiles: null })
  return read.ok ? textOf(read.value.values[name]) : answer(400, { code: 'unreadable' })
}

/** Makes a link that carries properties to another device: `ids` as in `/api/homes`. Answers `{ token }`. */
export async function createSavedLink(request: Request): Promise<Response> {
  const ids = await readField(request, 'ids')
  if (ids instanceof Response) return ids
  const references = parseReferences(ids)
  if (references.length === 0) return answer(422, { code: 'empty' })
  const token = await saveSavedLink({ payload: await getClient(), references, now: new Date() })
  return answer(200, { token })
}

/** Opens such a link: `token`. Answers `{ ids }`, or 404 for a wrong or an expired one. */
export async function openSavedLink(request: Request): Promise<Response> {
  const token = await readField(request, 'token')
  if (token instanceof Response) return token
  const ids = isSavedLinkToken(token)
    ? await findSavedLink({ payload: await getClient(), token, now: new Date() })
    : null
  return ids ? answer(200, { ids }) : answer(404, { code: 'gone' })
}
