import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '@/cms/access/access'
import { bodyOf, refuse, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { orderMenu, showInMenu, type ArrangedMenu } from '@/cms/operations/menu/arrange-menu'

const id = z.number().int().positive()

const orderShape = z.object({ pages: z.array(id).min(1).max(500) })
const shownShape = z.object({ page: id, isShown: z.boolean() })

function answerOf(arranged: ArrangedMenu): Response {
  if (arranged.isDone) return Response.json({ ok: true })
  if (arranged.code === 'outdated') return wrong('outdated', 409)
  return Response.json({ ok: false, error: 'invalid', errors: { page: arranged.name } }, { status: 422 })
}

const forEditors = (answer: (req: PayloadRequest) => Promise<Response>) =>
  staffEndpoint(async (req) => (hasRole(req, ['admin', 'editor']) ? answer(req) : refuse()))

async function order(req: PayloadRequest): Promise<Response> {
  const read = orderShape.safeParse(await bodyOf(req)).data
  return read ? answerOf(await orderMenu(req, read.pages)) : wrong('invalid')
}

async function show(req: PayloadRequest): Promise<Response> {
  const read = shownShape.safeParse(await bodyOf(req)).data
  return read ? answerOf(await showInMenu(req, { id: read.page, isShown: read.isShown })) : wrong('invalid')
}

/** Editors order the menu of the site, and take pages into it and out of it. */
export const menuEndpoints: Endpoint[] = [
  { path: '/site-menu/order', method: 'post', handler: forEditors(order) },
  { path: '/site-menu/show', method: 'post', handler: forEditors(show) },
]
