import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/access'
import { isRecordId } from '@/domain/shared/record-id'
import {
  sendFailedMailsAgain,
  sendMailAgain,
  type SendAgainFailure,
} from '@/cms/operations/mails/send-mail-again'

const statusOf: Record<SendAgainFailure, number> = {
  ...{ 'not-found': 404, queued: 409, erased: 410, attachment: 410 },
}

const refuse = () => Response.json({ ok: false, error: 'forbidden' }, { status: 403 })

const notFound = { ok: false, failure: 'not-found' } as const

async function isSeenMail(req: PayloadRequest, id: number): Promise<boolean> {
  const where = { id: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'mails', where, overrideAccess: false, req })
  return totalDocs > 0
}

async function sendOne(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req)) return refuse()
  const id = Number(req.routeParams?.id)
  const isSeen = isRecordId(id) && (await isSeenMail(req, id))
  const result = isSeen ? await sendMailAgain({ req, id }) : notFound
  return result.ok
    ? Response.json({ ok: true })
    : Response.json({ ok: false, error: result.failure }, { status: statusOf[result.failure] })
}

async function sendFailed(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req)) return refuse()
  return Response.json({ ok: true, count: await sendFailedMailsAgain({ req }) })
}

/** The REST endpoints of staff for a mail, besides reading it. */
export const sendAgainEndpoints: Endpoint[] = [
  { path: '/send-failed-again', method: 'post', handler: sendFailed },
  { path: '/:id/send-again', method: 'post', handler: sendOne },
]
