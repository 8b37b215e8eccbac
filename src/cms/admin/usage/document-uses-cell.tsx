import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { batchById } from '@/cms/admin/stock/batch-by-id'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findDocumentUsers } from '@/cms/queries/properties/document-uses'
import type { Locale } from '@/domain/shared/locale'

// All cells of a page of the list share one query.
const reader = cache((payload: Payload, locale: Locale) =>
  batchById((ids) => findDocumentUsers({ payload, ids, locale })),
)

/** The properties that have a private document, in the list of documents. */
export async function DocumentUsesCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const id: unknown = rowData?.id
  if (typeof id !== 'number') return null
  const users = (await reader(payload, readerLocale({ i18n }))(id)) ?? []
  if (users.length === 0) return <span>–</span>
  return (
    <ul className="agency-uses">
      {users.map((property) => (
        <li key={property.id}>
          <a href={`${payload.config.routes.admin}/collections/properties/${property.id}`}>{property.name}</a>
        </li>
      ))}
    </ul>
  )
}
