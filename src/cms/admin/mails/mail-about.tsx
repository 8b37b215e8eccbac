import type { DefaultServerCellComponentProps, Payload, TextFieldServerProps } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { labelText } from '@/cms/fields/label-text'
import { officeTexts } from '@/messages/office-texts'

type AboutReader = { payload: Payload; i18n: { language: string; t: unknown } }

/** The document that caused a mail, in words: "Lead 12" links to `leads/12`. */
const About = ({ about, reader: { payload, i18n } }: { about: unknown; reader: AboutReader }) => {
  const [slug, id] = typeof about === 'string' ? about.split('/') : []
  const collection = payload.config.collections.find((candidate) => candidate.slug === slug)
  if (!collection || !id) return <span>–</span>
  const name = labelText(collection.labels.singular, { i18n, t: i18n.t }) ?? collection.slug
  return (
    <a href={`${payload.config.routes.admin}/collections/${collection.slug}/${id}`}>
      {name} {id}
    </a>
  )
}

/** The document that caused a mail, in the list of mails. */
export const MailAboutCell = ({ cellData, payload, i18n }: DefaultServerCellComponentProps) => (
  <About about={cellData} reader={{ payload, i18n }} />
)

const label = officeTexts.common.about

/** The document that caused a mail, on the mail itself. */
export const MailAboutField = ({ data, req }: TextFieldServerProps) => (
  <div style={{ marginBottom: '1.5rem' }}>
    <div className="field-label">{editorText(req, label)}</div>
    <p>
      <About about={data?.about} reader={req} />
    </p>
  </div>
)
