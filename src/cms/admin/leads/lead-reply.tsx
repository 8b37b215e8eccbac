import type { PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/access'
import { listStyle, openerStyle } from '@/cms/admin/styles'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { LeadReply } from '@/cms/queries/leads/lead-replies'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { countText } from '@/messages/fill-texts'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

const texts = officeTexts.leads.replies

type ReplyPartProps = { req: PayloadRequest; reply: LeadReply }

const bodyStyle = { margin: '0.5rem 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** The files, which only staff may open. */
const ReplyFiles = ({ req, reply: { files } }: ReplyPartProps) => {
  if (files.length === 0) return null
  const folder = `${req.payload.config.routes.api}/applicant-files/file`
  return (
    <ul aria-label={editorText(req, sharedTexts.attachments)} style={{ ...listStyle, margin: '0.5rem 0 0' }}>
      {files.map(({ name, filename }) => (
        <li key={filename}>
          {isStaff(req) ? <a href={`${folder}/${encodeURIComponent(filename)}`}>{name}</a> : name}
        </li>
      ))}
    </ul>
  )
}

/** What stands out of a reply: who really sent it, and what of it is missing. */
const ReplyMarks = ({ req, reply }: ReplyPartProps) => {
  const { isFromOther, isAutomatic, leftOut, note } = reply
  const say = (text: EditorTexts) => editorText(req, text)
  const locale = readerLocale(req)
  const forms = { one: say(texts.leftOut.one), other: say(texts.leftOut.other) }
  const marks = [
    ...(isFromOther && note !== 'too-many' ? [say(sharedTexts.otherSender)] : []),
    ...(isAutomatic ? [say(texts.automatic)] : []),
    ...(note === null ? [] : [say(texts.notes[note])]),
    ...(leftOut > 0 ? [countText({ forms, count: leftOut, locale })] : []),
  ]
  return marks.map((mark) => (
    <p key={mark} style={{ margin: '0.25rem 0 0', fontWeight: 600 }}>
      {mark}
    </p>
  ))
}

const senderOf = ({ fromName, fromAddress }: LeadReply): string =>
  fromName && fromAddress ? `${fromName} (${fromAddress})` : fromName || fromAddress

/** A reply that came in by mail, as plain text: what it repeats of earlier mails is folded. */
export const ReplyItem = ({ req, reply }: ReplyPartProps) => {
  const { at, subject, body, quoted } = reply
  return (
    <>
      <strong>{senderOf(reply) || editorText(req, texts.unknown)}</strong> ·{' '}
      {shownMoment(at, readerLocale(req))}
      {subject && (
        <>
          <br />
          {subject}
        </>
      )}
      <ReplyMarks {...{ req, reply }} />
      {body && <p style={bodyStyle}>{body}</p>}
      <ReplyFiles {...{ req, reply }} />
      {quoted && (
        <details>
          <summary style={openerStyle}>{editorText(req, texts.quoted)}</summary>
          <p style={bodyStyle}>{quoted}</p>
        </details>
      )}
    </>
  )
}
