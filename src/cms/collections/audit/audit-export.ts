import type { Endpoint, Where } from 'payload'
import { hasRole } from '@/cms/access/access'
import { refuse } from '@/cms/collections/staff-endpoint'
import { noteAction } from '@/cms/operations/audit/note-action'
import { listAuditEntries } from '@/cms/operations/audit/list-audit-entries'
import { errorCodes } from '@/domain/shared/error-codes'
import { isRecord } from '@/domain/shared/is-record'

const isWhere = (value: unknown): value is Where => isRecord(value)

/** `GET …/export`: the filtered audit log for a spreadsheet, sent while it is read. */
export const auditExport: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, ['admin'])) return refuse()
    await noteAction(req, { action: 'export', kind: 'audit-entries' })
    const parts = listAuditEntries({ req, where: isWhere(req.query.where) ? req.query.where : {} })
    const encoder = new TextEncoder()
    const stream = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        try {
          const { done, value } = await parts.next()
          if (done === true) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (error) {
          req.payload.logger.error({ msg: 'An export of the audit log failed', error: errorCodes(error) })
          controller.error(error)
        }
      },
      cancel: async () => {
        await parts.return(undefined)
      },
    })
    return new Response(stream, {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="audit-log.csv"',
      },
    })
  },
}
