import { FieldLabel, Link } from '@payloadcms/ui'
import type { DateFieldServerProps, DefaultServerCellComponentProps } from 'payload'
import { readerLocale } from '@/cms/fields/reader-locale'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import type { Locale } from '@/domain/shared/locale'
import { textOf } from '@/domain/shared/text'
import { fieldStyle } from '@/cms/admin/styles'

function momentText(moment: unknown, locale: Locale): string {
  const stored = textOf(moment)
  return stored && shownMoment(stored, locale)
}

/** A moment in Belgian time, wherever its reader is: Payload's own field uses the browser's time zone. */
export const MomentField = ({ clientField, path, value, req }: DateFieldServerProps) => {
  const id = `field-${path}`
  return (
    <div className="field-type agency-part">
      <FieldLabel htmlFor={id} label={clientField.label} path={path} />
      <input id={id} type="text" readOnly value={momentText(value, readerLocale(req))} style={fieldStyle} />
    </div>
  )
}

/** A moment in Belgian time in lists, where the first column links to the document. */
export function MomentCell({
  cellData,
  i18n,
  payload,
  collectionSlug,
  rowData,
  link,
  linkURL,
}: DefaultServerCellComponentProps) {
  const text = momentText(cellData, readerLocale({ i18n }))
  if (!link) return <span>{text}</span>
  const own = `${payload.config.routes.admin}/collections/${collectionSlug}/${rowData.id}`
  return (
    <Link href={linkURL ?? own} prefetch={false}>
      {text}
    </Link>
  )
}
