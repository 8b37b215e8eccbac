import { DefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, Payload, SelectFieldClient } from 'payload'
import { cache } from 'react'
import { batchById } from '@/cms/admin/stock/batch-by-id'
import { databaseOf } from '@/cms/database/transactions'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { firstPlans } from '@/cms/queries/publication-plans/stored-plans'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { fillText } from '@/domain/shared/fill-text'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.publicationPlans

// All cells of a page of the list share one query.
const reader = cache((payload: Payload, collection: string) =>
  batchById((ids) => firstPlans(databaseOf(payload), { collection, ids })),
)

/** What is planned for the document of a row, or that it failed. */
export async function PlanMark({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'i18n' | 'payload' | 'rowData'>) {
  const id: unknown = rowData?.id
  const plan = typeof id === 'number' ? await reader(payload, collectionSlug)(id) : null
  if (plan === null) return null
  if (plan.fault !== null)
    return <small className="agency-plan agency-lack">{editorText({ i18n }, texts.failed)}</small>
  const moment = shownMoment(plan.dueAt, readerLocale({ i18n }))
  return (
    <small className="agency-plan">
      {fillText(editorText({ i18n }, texts.kinds[plan.kind].at), { moment })}
    </small>
  )
}

const states = [
  { value: 'draft', word: 'version:draft' },
  { value: 'published', word: 'version:published' },
  { value: 'changed', word: 'version:draftHasPublishedVersion' },
] as const

/** The state of a document as Payload shows it, and below it what is planned. */
export const StateCell = (cell: DefaultServerCellComponentProps) => {
  const { cellData, className, collectionSlug, columnIndex, i18n, link, linkURL, rowData } = cell
  // Of the field, a browser gets only what is data.
  const options = states.map(({ value, word }) => ({ value, label: i18n.t(word) }))
  const field: SelectFieldClient = { name: '_status', type: 'select', options }
  return (
    <>
      <DefaultCell {...{ cellData, className, collectionSlug, columnIndex, field, link, linkURL, rowData }} />
      <PlanMark {...cell} />
    </>
  )
}
