import type { DefaultServerCellComponentProps, JSONFieldServerProps, TextFieldServerProps } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { auditedFields, auditedKind } from '@/cms/operations/audit/audit-words'
import { textOf } from '@/domain/shared/text'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'

const texts = officeTexts.audit

type CellReader = Pick<DefaultServerCellComponentProps, 'payload' | 'i18n'>

const kindOf = (slug: unknown, { payload, i18n }: CellReader) =>
  auditedKind(payload.config, { slug: textOf(slug), reader: { i18n, t: i18n.t } })

/** Who did it: the name at that moment, or a program. */
export const WhoCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <span>{textOf(cellData) || editorText({ i18n }, texts.nobody)}</span>
)

/** What kind of document it was about, in words. */
export const KindCell = ({ cellData, ...reader }: DefaultServerCellComponentProps) => (
  <span>{kindOf(cellData, reader).label}</span>
)

/** Where the document is, if it is one: a list that was exported is none. */
function placeOf({ path, number }: { path: string | null; number: string }): string | null {
  if (path === null || (path.startsWith('/collections/') && number === '')) return null
  return number === '' ? path : `${path}/${number}`
}

/** The document it was about, with a link; its number where the log keeps no title. */
export function SubjectCell({ rowData, ...reader }: DefaultServerCellComponentProps) {
  const { path, label } = kindOf(rowData?.kind, reader)
  const number = textOf(rowData?.document)
  const place = placeOf({ path, number })
  if (place === null) return <span>–</span>
  const title = textOf(rowData?.title) || `${label} ${number}`.trim()
  return <a href={`${reader.payload.config.routes.admin}${place}`}>{title}</a>
}

/** The names of the changed fields, as their form has them. */
export function FieldsCell({ cellData, rowData, ...reader }: DefaultServerCellComponentProps) {
  const { i18n } = reader
  const names = auditedFields(kindOf(rowData?.kind, reader), { paths: cellData, reader: { i18n, t: i18n.t } })
  return <span>{names.join(', ') || '–'}</span>
}

const Line = ({ label, text }: { label: string; text: string }) => (
  <div style={{ marginBottom: '1.5rem' }}>
    <div className="field-label">{label}</div>
    <p>{text || '–'}</p>
  </div>
)

/** The kind of document, on the entry itself. */
export const KindField = ({ data, req }: TextFieldServerProps) => (
  <Line
    label={editorText(req, officeTexts.common.kind)}
    text={auditedKind(req.payload.config, { slug: textOf(data?.kind), reader: req }).label}
  />
)

/** The names of the changed fields, on the entry itself. */
export function FieldsField({ data, req }: JSONFieldServerProps) {
  const kind = auditedKind(req.payload.config, { slug: textOf(data?.kind), reader: req })
  const names = auditedFields(kind, { paths: data?.fields, reader: req })
  return <Line label={editorText(req, screenTexts.editing.conflictFields)} text={names.join(', ')} />
}
