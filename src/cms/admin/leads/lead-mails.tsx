import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { isStaffOrReader } from '@/cms/access/access'
import { openerStyle } from '@/cms/admin/styles'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { isSeenLead } from '@/cms/operations/leads/is-seen-lead'
import type { Mail } from '@/cms/payload-types'
import { findAnswerFiles, type AnswerFile } from '@/cms/queries/leads/answer-files'
import { findLeadReplies, type LeadReply } from '@/cms/queries/leads/lead-replies'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { officeTexts } from '@/messages/office-texts'
import { AnswerFileList } from './answer-file-list'
import { ReplyItem } from './lead-reply'

const texts = officeTexts.leads.leadMails.texts

const states: Record<Mail['status'], EditorTexts> = officeTexts.leads.leadMails.states

const longest = 50

type LeadMail = Pick<Mail, 'id' | 'to' | 'subject' | 'status' | 'createdAt' | 'kind' | 'text'>

type SentItemProps = { req: PayloadRequest; mail: LeadMail; files: readonly AnswerFile[] }

/** The latest mails that the reader of the lead may see; the reports of replies are left out, as the replies are there. */
async function findMails(req: PayloadRequest, lead: number): Promise<LeadMail[]> {
  const { docs } = await req.payload.find({
    collection: 'mails',
    where: { and: [{ about: { equals: `leads/${lead}` } }, { kind: { not_equals: 'lead-reply-agency' } }] },
    select: { to: true, subject: true, status: true, createdAt: true, kind: true, text: true },
    sort: '-createdAt',
    depth: 0,
    limit: longest,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  return docs
}

// The number of the lead comes from the form, so what is not read by Payload asks for itself.
const findReplies = async (req: PayloadRequest, lead: number): Promise<LeadReply[]> =>
  isStaffOrReader(req) && (await isSeenLead(req, lead)) ? findLeadReplies(req.payload, lead) : []

/** A mail that left; of an answer also its text and its files. */
const SentItem = ({ req, mail, files }: SentItemProps) => {
  const { id, to, subject, status, createdAt, kind, text } = mail
  return (
    <>
      <a href={`${req.payload.config.routes.admin}/collections/mails/${id}`}>{subject}</a>
      <br />
      {shownMoment(createdAt, readerLocale(req))} · {to} · {editorText(req, states[status])}
      <AnswerFileList req={req} files={files} />
      {kind === 'lead-answer' && text && (
        <details>
          <summary style={openerStyle}>{editorText(req, officeTexts.leads.replies.text)}</summary>
          <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</p>
        </details>
      )}
    </>
  )
}

const itemStyle = { marginBottom: '0.5rem' }

const replyStyle = { ...itemStyle, padding: '0.75rem', border: '1px solid var(--theme-elevation-150)' }

/**
 * The mails of a lead that its reader may see, those that left and the replies that came in, in the order of their dates. A mail that
 * left is linked to its page, where staff can send it again.
 */
export const LeadMails = async ({ data, req }: UIFieldServerProps) => {
  if (typeof data?.id !== 'number') return null
  const [mails, replies] = [await findMails(req, data.id), await findReplies(req, data.id)]
  const files = await findAnswerFiles(
    req.payload,
    mails.map(({ id }) => id),
  )
  const items = [
    ...mails.map((mail) => ({ key: `mail-${mail.id}`, at: mail.createdAt, mail })),
    ...replies.map((reply) => ({ key: `reply-${reply.id}`, at: reply.at, reply })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <section className="agency-part" aria-labelledby="lead-mails" style={{ marginBottom: '2rem' }}>
      <h3 id="lead-mails" style={{ marginBottom: '0.75rem' }}>
        {editorText(req, texts.title)}
      </h3>
      {items.length === 0 && <p>{editorText(req, texts.none)}</p>}
      <ul style={{ paddingLeft: '1.25rem' }}>
        {items.map((item) => (
          <li key={item.key} style={'reply' in item ? replyStyle : itemStyle}>
            {'reply' in item ? (
              <ReplyItem req={req} reply={item.reply} />
            ) : (
              <SentItem
                req={req}
                mail={item.mail}
                files={files.filter(({ mail }) => mail === item.mail.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
