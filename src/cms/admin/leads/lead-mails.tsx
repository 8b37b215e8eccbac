import type { UIFieldServerProps } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { Mail } from '@/cms/payload-types'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.leads.leadMails.texts

const states: Record<Mail['status'], EditorTexts> = officeTexts.leads.leadMails.states

const longest = 50

/** Every mail of a lead that its reader may see, with its status, linked to its page, where staff can send it again. */
export const LeadMails = async ({ data, req }: UIFieldServerProps) => {
  if (typeof data?.id !== 'number') return null
  const { payload } = req
  const locale = readerLocale(req)
  const { docs } = await payload.find({
    collection: 'mails',
    where: { about: { equals: `leads/${data.id}` } },
    select: { to: true, subject: true, status: true, createdAt: true },
    sort: 'createdAt',
    depth: 0,
    limit: longest,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  return (
    <section className="agency-part" aria-labelledby="lead-mails" style={{ marginBottom: '2rem' }}>
      <h3 id="lead-mails" style={{ marginBottom: '0.75rem' }}>
        {editorText(req, texts.title)}
      </h3>
      {docs.length === 0 && <p>{editorText(req, texts.none)}</p>}
      <ul style={{ paddingLeft: '1.25rem' }}>
        {docs.map(({ id, to, subject, status, createdAt }) => (
          <li key={id} style={{ marginBottom: '0.5rem' }}>
            <a href={`${payload.config.routes.admin}/collections/mails/${id}`}>{subject}</a>
            <br />
            {shownMoment(createdAt, locale)} · {to} · {editorText(req, states[status])}
          </li>
        ))}
      </ul>
    </section>
  )
}
