import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { mailKindName } from './mail-kind-words'

/** In the list of mails: what kind it is, in words. */
export const MailKindCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <span>{typeof cellData === 'string' ? editorText({ i18n }, mailKindName(cellData)) : '–'}</span>
)

const label = { nl: 'Soort', fr: 'Nature', en: 'Kind', de: 'Art' }

/** On a mail: the same. */
export const MailKindField = ({ data, req }: TextFieldServerProps) => {
  const kind: unknown = data?.kind
  return (
    <div style={{ marginBottom: '1.5rem' }}>
      <div className="field-label">{editorText(req, label)}</div>
      <p>{typeof kind === 'string' ? editorText(req, mailKindName(kind)) : '–'}</p>
    </div>
  )
}
