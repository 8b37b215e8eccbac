import type { PayloadHandler, PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/access'
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

/** An endpoint for any member of staff. An error is logged without the input, which Payload would repeat. */
export const staffEndpoint =
  (answer: (req: PayloadRequest) => Promise<Response>): PayloadHandler =>
  async (req) => {
    if (!isStaff(req)) return refuse()
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
