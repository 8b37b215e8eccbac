import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/access'
import {
  sendFailedMailsAgain,
  sendMailAgain,
  type SendAgainFailure,
} from '@/cms/operations/mails/send-mail-again'

const statusOf: Record<SendAgainFailure, number> = { 'not-found': 404, queued: 409, erased: 410 }

const refuse = () => Response.json({ ok: false, error: 'forbidden' }, { status: 403 })

async function sendOne(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req)) return refuse()
  const result = await sendMailAgain({ req, id: Number(req.routeParams?.id) })
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
