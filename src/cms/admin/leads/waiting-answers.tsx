import type { ServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findWaitingAnswers } from '@/cms/queries/leads/waiting-answers'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { listStyle, panelStyle } from '@/cms/admin/styles'
import { messageTexts } from '@/cms/admin/owners/message-texts'

const mostShown = 5

/** The unread messages of owners, the latest first, on the dashboard. */
export const WaitingAnswers = async ({ payload, i18n, user }: ServerProps) => {
  if (!isStaff({ user: user ?? null })) return null
  const locale = readerLocale({ i18n })
  const { total, answers } = await findWaitingAnswers({ payload, limit: mostShown })
  const messages = `${payload.config.routes.admin}/collections/owner-messages`
  return (
    <section className="agency-part" aria-labelledby="waiting-answers" style={panelStyle}>
      <h2 id="waiting-answers" style={{ margin: '0 0 1rem' }}>
        {editorText({ i18n }, messageTexts.waiting)} ({total})
      </h2>
      {total === 0 && <p>{editorText({ i18n }, messageTexts.noneWaiting)}</p>}
      <ul style={listStyle}>
        {answers.map(({ id, thread, name, subject, at }) => (
          <li key={id} style={{ marginBottom: '0.5rem' }}>
            <a href={`${messages}/${thread}`}>{subject}</a> · {name} · {shownMoment(at, locale)}
          </li>
        ))}
      </ul>
      <a href={messages}>{editorText({ i18n }, messageTexts.every)}</a>
    </section>
  )
}
