import type { Endpoint, PayloadRequest } from 'payload'
import {
  bodyOf,
  documentEndpoint,
  idOfRoute,
  refuse,
  staffEndpoint,
  wrong,
} from '@/cms/collections/staff-endpoint'
import { inviteNewOwner, inviteOwner, type InviteFailure } from '@/cms/operations/owners/invite-owner'
import { impersonateOwner, mayImpersonate } from '@/cms/operations/owners/impersonate-owner'
import { IMPERSONATION_COOKIE, setCookie } from '@/domain/owners/owner-cookies'
import { ownerHref } from '@/domain/routing/owner-address'
import { env } from '@/env'

const statusOf: Record<InviteFailure, number> = { 'not-found': 404, 'no-address': 422, 'too-many': 429 }

async function invite(req: PayloadRequest, id: number): Promise<Response> {
  const invited = await inviteOwner({ req, id, now: new Date() })
  return invited.ok ? Response.json({ ok: true }) : wrong(invited.failure, statusOf[invited.failure])
}

async function inviteNew(req: PayloadRequest): Promise<Response> {
  const invited = await inviteNewOwner({ req, input: await bodyOf(req), now: new Date() })
  return invited.ok
    ? Response.json({ ok: true, id: invited.value })
    : Response.json({ ok: false, errors: invited.failure }, { status: 422 })
}

async function impersonate(req: PayloadRequest): Promise<Response> {
  const id = idOfRoute(req) ?? 0
  if (!(await mayImpersonate(req, id))) return refuse()
  const started = await impersonateOwner({ req, id, now: new Date() })
  if (!started) return wrong('not-found', 404)
  const { owner, token, expiresAt } = started
  const isSecure = env.SITE_URL.startsWith('https://')
  const cookie = setCookie({ name: IMPERSONATION_COOKIE, value: token, isSecure, expiresAt })
  const href = ownerHref({ locale: owner.language, page: { kind: 'overview' } })
  return Response.json({ ok: true, href }, { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } })
}

/** The REST endpoints of staff for owners, besides reading and changing: docs/owner-area.md. */
export const ownerEndpoints: Endpoint[] = [
  { path: '/invite-new', method: 'post', handler: staffEndpoint(inviteNew) },
  { path: '/:id/invite', method: 'post', handler: documentEndpoint('owners', invite) },
  { path: '/:id/impersonate', method: 'post', handler: staffEndpoint(impersonate) },
]
