import type { UIFieldServerProps } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { attachmentNames } from '@/cms/mail/read-attachments'

const texts = {
  title: { nl: 'Bericht', fr: 'Message', en: 'Message', de: 'Nachricht' },
  plain: { nl: 'Als platte tekst', fr: 'En texte brut', en: 'As plain text', de: 'Als reiner Text' },
  attached: { nl: 'Bijlagen', fr: 'Pièces jointes', en: 'Attachments', de: 'Anhänge' },
  erased: {
    nl: 'De inhoud van deze e-mail is gewist.',
    fr: 'Le contenu de cet e-mail a été effacé.',
    en: 'The content of this mail has been erased.',
    de: 'Der Inhalt dieser E-Mail wurde gelöscht.',
  },
} satisfies Record<string, EditorTexts>

/** What the recipient sees. The frame may run nothing, open nothing and knows nothing of the back office. */
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
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {typeof text === 'string' ? text : ''}
        </pre>
      </details>
    </section>
  )
}
