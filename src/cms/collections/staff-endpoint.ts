import type { CollectionSlug, PayloadHandler, PayloadRequest } from 'payload'
import { isColleague, isStaff, isStaffOrReader, isTranslator } from '@/cms/access/access'
import { errorCodes } from '@/domain/shared/error-codes'
import { isRecordId } from '@/domain/shared/record-id'
import { isRecord } from '@/domain/shared/is-record'

/** The answer of an endpoint to users without access. */
export const refuse = () => Response.json({ ok: false, error: 'forbidden' }, { status: 403 })

/** The answer to an error: a code, never the input. */
export const wrong = (error: string, status = 400) => Response.json({ ok: false, error }, { status })

/** The posted JSON object; empty for anything else. */
export async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => null)
  return isRecord(body) ? Object.fromEntries(Object.entries(body)) : {}
}

/** The number in the address of an endpoint; null if it is invalid. */
export function idOfRoute(req: PayloadRequest): number | null {
  const id = Number(req.routeParams?.id)
  return isRecordId(id) ? id : null
}

type EndpointAnswer = (req: PayloadRequest) => Promise<Response>

/** An error is logged without the input, which Payload would repeat. */
const endpointFor =
  (isAllowed: (req: PayloadRequest) => boolean) =>
  (answer: EndpointAnswer): PayloadHandler =>
  async (req) => {
    if (!isAllowed(req)) return refuse()
    try {
      return await answer(req)
    } catch (error) {
      req.payload.logger.error({
        msg: `An endpoint of the office failed: ${req.pathname}`,
        error: errorCodes(error),
      })
      return wrong('failed', 500)
    }
  }

/** An endpoint for staff who work on properties and clients. */
export const staffEndpoint = endpointFor(isStaff)

/** Whether whoever sends a request may read a document. */
export async function isReadable(
  req: PayloadRequest,
  { collection, id }: { collection: CollectionSlug; id: number },
): Promise<boolean> {
  const where = { id: { equals: id } }
  return (await req.payload.count({ collection, where, req, overrideAccess: false })).totalDocs > 0
}

/** An endpoint for staff of one document: to whoever does not see it there is none. */
export const documentEndpoint = (
  collection: CollectionSlug,
  answer: (req: PayloadRequest, id: number) => Promise<Response>,
): PayloadHandler =>
  staffEndpoint(async (req) => {
    const id = idOfRoute(req)
    return id !== null && (await isReadable(req, { collection, id }))
      ? answer(req, id)
      : wrong('not-found', 404)
  })

/** An endpoint that only reads, for staff and readers. */
export const readerEndpoint = endpointFor(isStaffOrReader)

/** An endpoint of translations, for staff and translators; what each may translate is checked there. */
export const translatorEndpoint = endpointFor((req) => isStaff(req) || isTranslator(req))

/** An endpoint for whoever has an account of the back office. */
export const colleagueEndpoint = endpointFor(isColleague)
