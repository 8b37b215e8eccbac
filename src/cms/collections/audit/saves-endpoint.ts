import type { Endpoint, PayloadRequest } from 'payload'
import { readerEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { findSaves } from '@/cms/queries/audit/find-saves'
import { findNamedVersions, type VersionPlace } from '@/cms/queries/audit/named-versions'
import { isRecordId } from '@/domain/shared/record-id'

type AskedDocument = { kind: string; id: number | null }

function askedDocument({ query }: PayloadRequest): AskedDocument | null {
  const { kind, id } = query
  if (typeof kind !== 'string') return null
  if (id === undefined) return { kind, id: null }
  const number = Number(id)
  return isRecordId(number) ? { kind, id: number } : null
}

/** Whether the member of staff may read the document itself. */
async function mayRead(req: PayloadRequest, { kind, id }: AskedDocument): Promise<boolean> {
  const { payload } = req
  const asked = { req, overrideAccess: false, depth: 0 } as const
  // The rules of access know who sees the bin.
  const collection = payload.config.collections.find(({ slug }) => slug === kind)
  const global = payload.config.globals.find(({ slug }) => slug === kind)
  try {
    if (collection && id !== null)
      return Boolean(
        await payload.findByID({ ...asked, collection: collection.slug, id, select: {}, trash: true }),
      )
    if (global && id === null)
      return Boolean(await payload.findGlobal({ ...asked, slug: global.slug, select: {} }))
    return false
  } catch {
    return false
  }
}

function placeOf({ payload: { config } }: PayloadRequest, { kind, id }: AskedDocument): VersionPlace | null {
  const collection = config.collections.find(({ slug }) => slug === kind)
  const global = config.globals.find(({ slug }) => slug === kind)
  if (collection) return id === null ? null : { collection: collection.slug, id }
  return global && id === null ? { global: global.slug } : null
}

/** `GET …/saves?kind=pages&id=3`: who saved a document and when, for whoever of the staff may read it. */
export const savesEndpoint: Endpoint = {
  path: '/saves',
  method: 'get',
  handler: readerEndpoint(async (req) => {
    const document = askedDocument(req)
    if (!document || !(await mayRead(req, document))) return wrong('not-found', 404)
    const saves = await findSaves({ payload: req.payload, ...document })
    return Response.json({ ok: true, saves }, { headers: { 'Cache-Control': 'private, no-store' } })
  }),
}

/** `GET …/authors?kind=pages&id=3`: the versions of a document and who saved each, for whoever of the staff may read them. */
export const versionsEndpoint: Endpoint = {
  path: '/authors',
  method: 'get',
  handler: readerEndpoint(async (req) => {
    const document = askedDocument(req)
    const place = document && placeOf(req, document)
    if (!document || !place || !(await mayRead(req, document))) return wrong('not-found', 404)
    const versions = await findNamedVersions(req, place)
    return Response.json({ ok: true, versions }, { headers: { 'Cache-Control': 'private, no-store' } })
  }),
}
