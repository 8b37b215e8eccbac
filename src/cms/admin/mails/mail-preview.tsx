import type { UIFieldServerProps } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { attachmentNames } from '@/cms/operations/mails/read-attachments'
import { officeTexts } from '@/messages/office-texts'
import { textOf } from '@/domain/shared/text'

const texts = officeTexts.mails.mailPreview.texts

/** What the recipient sees. The frame cannot run or open anything, and has no access to the back office. */
export const MailPreview = ({ data, req }: UIFieldServerProps) => {
  const html: unknown = data?.html
  const text: unknown = data?.text
  const attached = attachmentNames(data?.attachments)
  if (typeof html !== 'string') return <p>{editorText(req, texts.erased)}</p>
  return (
    <section className="agency-part" style={{ margin: '1.5rem 0 2rem' }}>
      <iframe
        sandbox=""
        srcDoc={html}
        title={editorText(req, texts.title)}
        style={{ width: '100%', height: '42rem', border: '1px solid var(--theme-elevation-150)' }}
      />
      {attached.length > 0 && (
        <p>
          {editorText(req, texts.attached)}: {attached.join(', ')}
        </p>
      )}
      <details>
        <summary style={{ minHeight: '24px', cursor: 'pointer' }}>{editorText(req, texts.plain)}</summary>
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{textOf(text)}</pre>
      </details>
    </section>
  )
}
