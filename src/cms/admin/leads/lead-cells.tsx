import type { DefaultServerCellComponentProps } from 'payload'
import { shownAge } from '@/cms/admin/dashboard/dashboard-texts'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { ageOf, isLate } from '@/domain/dashboard/age'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { officeTexts } from '@/messages/office-texts'
import { personHref } from './person-href'

type CellProps = DefaultServerCellComponentProps

const texts = officeTexts.leads.list

/** How old a lead is; one that has waited for more than a day, since it came in or its sender replied, stands out. */
export function AgeCell({ rowData, i18n }: CellProps) {
  const [at, replied]: unknown[] = [rowData?.createdAt, rowData?.repliedAt]
  if (typeof at !== 'string') return null
  const age = ageOf(at, new Date())
  const waited = ageOf(typeof replied === 'string' ? replied : at, new Date())
  const isWaiting = rowData?.status === 'new' && isLate(waited)
  return (
    <span
      className={`agency-age${isWaiting ? ' agency-age--late' : ''}`}
      title={shownMoment(at, readerLocale({ i18n }))}
    >
      {shownAge({ i18n }, age)}
    </span>
  )
}

/** After how long a lead was first attended to. */
export function AnsweredCell({ rowData, i18n }: CellProps) {
  const [at, answered]: unknown[] = [rowData?.createdAt, rowData?.answeredAt]
  if (typeof at !== 'string') return null
  if (typeof answered !== 'string')
    return rowData?.status === 'new' ? <span>{editorText({ i18n }, texts.waiting)}</span> : <span>–</span>
  return (
    <span title={shownMoment(answered, readerLocale({ i18n }))}>
      {shownAge({ i18n }, ageOf(at, new Date(answered)))}
    </span>
  )
}

/** The page of everything of the person. */
export function PersonCell({ rowData, i18n, payload }: CellProps) {
  const id: unknown = rowData?.id
  if (typeof id !== 'number') return null
  return (
    <a href={personHref({ admin: payload.config.routes.admin, lead: id })}>
      {editorText({ i18n }, officeTexts.leads.person.link)}
    </a>
  )
}
