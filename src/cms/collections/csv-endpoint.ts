import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'
import { isStaff } from '@/cms/access/access'
import { noteAction } from '@/cms/operations/audit/note-action'
import { isRecord } from '@/domain/shared/is-record'

const isWhere = (value: unknown): value is Where => isRecord(value)

type Listing = {
  /** The collection, as the audit log names it. */
  kind: CollectionSlug
  /** The file name for the browser. */
  filename: string
  list: (input: { req: PayloadRequest; where: Where }) => Promise<string>
}

/** `GET …/export`: a list with the filters of staff, for a spreadsheet. */
export const csvEndpoint = ({ kind, filename, list }: Listing): Endpoint => ({
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json({ ok: false, error: 'forbidden' }, { status: 403 })
    const csv = await list({ req, where: isWhere(req.query.where) ? req.query.where : {} })
    await noteAction(req, { action: 'export', kind })
    return new Response(csv, {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${filename}"`,
      },
    })
  },
})
