import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { isStaff, isStaffOrReader } from '@/cms/access/access'
import { isReadable } from '@/cms/collections/staff-endpoint'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { getOfficeOwner } from '@/cms/queries/owners/office-owners'
import { getThread, type ThreadMessage } from '@/cms/queries/owners/owner-messages'
import { findThreadFiles } from '@/cms/queries/owners/thread-files'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { listStyle, panelStyle } from '@/cms/admin/styles'
import { messageTexts } from './message-texts'
import { News } from '@/cms/admin/news'
import { ThreadTools } from './thread-tools'

type ThreadItemProps = {
  req: PayloadRequest
  message: ThreadMessage
  ownerName: string
  filenames: ReadonlyMap<number, string>
}

const Message = ({ req, message, ownerName, filenames }: ThreadItemProps) => {
  const { author, staff, body, at, readAt, attachments } = message
  const say = (text: EditorTexts) => editorText(req, text)
  const locale = readerLocale(req)
  const isOwn = author === 'agency'
  const read = readAt
    ? `${say(messageTexts.readOn)} ${shownMoment(readAt, locale)}`
    : say(messageTexts.notRead)
  return (
    <li style={{ ...panelStyle, marginBottom: '1rem', ...(isOwn ? { marginLeft: '1.5rem' } : {}) }}>
      <p style={{ margin: '0 0 0.5rem' }}>
        <strong>{isOwn ? (staff ?? say(messageTexts.agency)) : ownerName}</strong> · {shownMoment(at, locale)}{' '}
        · {read}
      </p>
      <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</p>
      {attachments.length > 0 && (
        <ul aria-label={say(messageTexts.attachments)} style={{ ...listStyle, margin: '0.5rem 0 0' }}>
          {attachments.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`${req.payload.config.routes.api}/owner-files/file/${encodeURIComponent(filenames.get(id) ?? '')}`}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The whole conversation of a message, with a form to answer. */
export const OwnerThread = async ({ data, req }: UIFieldServerProps) => {
  const id: unknown = data?.id
  if (typeof id !== 'number' || !isStaffOrReader(req)) return null
  const { payload } = req
  const { api, admin } = payload.config.routes
  if (!(await isReadable(req, { collection: 'owner-messages', id }))) return null
  const thread = await getThread({ payload, id })
  if (!thread) return null
  const owner = await getOfficeOwner({ payload, id: thread.owner })
  const filenames = await findThreadFiles({ payload, thread: thread.id })
  const hasUnread = thread.messages.some(({ author, readAt }) => author === 'owner' && readAt === null)
  return (
    <section className="agency-part" aria-labelledby="owner-thread" style={{ marginBottom: '2rem' }}>
      <h2 id="owner-thread" style={{ margin: '0 0 0.5rem' }}>
        {thread.subject}
      </h2>
      <p>
        <a href={`${admin}/collections/owners/${thread.owner}`}>{owner?.name}</a>
      </p>
      <News />
      <ol
        aria-label={editorText(req, messageTexts.conversation)}
        style={{ margin: 0, padding: 0, listStyle: 'none' }}
      >
        {thread.messages.map((message) => (
          <Message key={message.id} {...{ req, message, filenames }} ownerName={owner?.name ?? ''} />
        ))}
      </ol>
      {isStaff(req) && <ThreadTools path={`${api}/owner-messages/${thread.id}`} hasUnread={hasUnread} />}
    </section>
  )
}
