import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import { findWaitingAnswers } from '@/cms/queries/leads/waiting-answers'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import type { DayPartProps } from '@/cms/admin/dashboard/day-part'
import { Panel } from '@/cms/admin/dashboard/panel'
import { messageTexts } from '@/cms/admin/owners/message-texts'

const mostShown = 5

/** The unread messages of owners, those about the agent's homes first and then the latest. */
export const WaitingAnswers = async ({ payload, i18n, day, scope }: DayPartProps) => {
  const locale = readerLocale({ i18n })
  const { total, answers } = await findWaitingAnswers({
    payload,
    scope,
    limit: mostShown,
    agent: day.agent?.id ?? null,
  })
  const messages = `${payload.config.routes.admin}/collections/owner-messages`
  return (
    <Panel
      id="waiting-answers"
      title={editorText({ i18n }, messageTexts.waiting)}
      count={readerNumber({ i18n }, total)}
    >
      {total === 0 && <p>{editorText({ i18n }, messageTexts.noneWaiting)}</p>}
      <ul className="agency-lines">
        {answers.map(({ id, thread, name, subject, at }) => (
          <li key={id}>
            <a href={`${messages}/${thread}`}>{subject}</a> · {name} · {shownMoment(at, locale)}
          </li>
        ))}
      </ul>
      <a href={messages}>{editorText({ i18n }, messageTexts.every)}</a>
    </Panel>
  )
}
