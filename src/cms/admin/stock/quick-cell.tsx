import { headers } from 'next/headers'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache, type ReactNode } from 'react'
import { mayChangeAll } from '@/cms/access/property-access'
import { getStaffUser } from '@/cms/queries/agency/get-staff-user'
import type { StockRow } from '@/cms/queries/stock/stock-rows'
import { editorText } from '@/cms/fields/editor-text'
import { isRecord } from '@/domain/shared/is-record'
import { textOf } from '@/domain/shared/text'
import { quickObstacle, statusesOf, type QuickField } from '@/domain/stock/quick-edit'
import { statusWords } from '@/messages/status-words'
import { QuickEdit } from './quick-edit'

/** Who reads the list, as the cells of a page all ask; Payload does not tell a cell. */
const readerOf = cache(async (payload: Payload) => ({
  payload,
  user: await getStaffUser({ payload, headers: await headers() }),
}))

/** Who else has the form open; null for nobody, an empty name for somebody unknown. */
function lockedBy(rowData: unknown, reader: number | string): string | null {
  if (!isRecord(rowData) || rowData._isLocked !== true) return null
  const { _userEditing: editing } = rowData
  const id: unknown = isRecord(editing) ? editing.id : editing
  if (id === reader) return null
  return isRecord(editing) ? textOf(editing.name) || textOf(editing.email) : ''
}

type QuickCellProps = Pick<DefaultServerCellComponentProps, 'payload' | 'i18n' | 'rowData'> & {
  row: StockRow
  field: QuickField
  children: ReactNode
}

/** A cell whose value is changed in place by whoever may change the property; for anybody else just the value. */
export async function QuickCell({ payload, i18n, rowData, row, field, children }: QuickCellProps) {
  if (row.quick === null) return children
  const reader = await readerOf(payload)
  if (!reader.user || !(await mayChangeAll(reader, [row.id]))) return children
  const { savedAt, goal, status, price, isLifeAnnuity, hasNewerDraft } = row.quick
  const { api, admin } = payload.config.routes
  const choices = statusesOf(goal).filter((value) => value !== status)
  return (
    <QuickEdit
      field={field}
      property={{ id: row.id, name: [row.street, row.town].filter(Boolean).join(', ') }}
      paths={{
        save: `${api}/properties/${row.id}/quick-edit`,
        form: `${admin}/collections/properties/${row.id}`,
      }}
      base={savedAt}
      price={price}
      statuses={choices.map((value) => ({ value, label: editorText({ i18n }, statusWords[value]) }))}
      isOnline={row.standing.publication !== 'draft'}
      obstacle={quickObstacle(field, { hasNewerDraft, isLifeAnnuity })}
      lockedBy={lockedBy(rowData, reader.user.id)}
    >
      {children}
    </QuickEdit>
  )
}
