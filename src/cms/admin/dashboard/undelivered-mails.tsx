import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { countWaiting } from '@/cms/queries/dashboard/waiting-counts'
import { fillText } from '@/domain/shared/fill-text'
import { dashboardTexts } from './dashboard-texts'
import type { DayPartProps } from './day-part'
import { Panel } from './panel'

const texts = dashboardTexts.mails

/** The mails that could not be delivered; nothing where there are none. */
export const UndeliveredMails = async ({ payload, i18n, now }: Omit<DayPartProps, 'day'>) => {
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const { mails } = await countWaiting({ payload, now })
  if (mails === 0) return null
  const list = `${payload.config.routes.admin}/collections/mails?where[status][equals]=failed`
  return (
    <Panel id="undelivered-mails" title={say(texts.title)}>
      <p className="agency-lack">{fillText(say(texts.count), { count: mails })}</p>
      <a href={list}>{say(texts.all)}</a>
    </Panel>
  )
}
