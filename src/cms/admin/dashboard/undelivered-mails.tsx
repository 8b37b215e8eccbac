import type { PayloadRequest } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerNumber } from '@/cms/fields/reader-number'
import { countFailedMails } from '@/cms/queries/mails/failed-mails'
import { fillText } from '@/domain/shared/fill-text'
import { dashboardTexts } from './dashboard-texts'
import { Panel } from './panel'

const texts = dashboardTexts.mails

/** The mails that could not be delivered; nothing where there are none. */
export const UndeliveredMails = async ({ req }: { req: PayloadRequest }) => {
  const say = (text: EditorTexts) => editorText(req, text)
  const mails = await countFailedMails(req)
  if (mails === 0) return null
  const list = `${req.payload.config.routes.admin}/collections/mails?where[status][equals]=failed`
  return (
    <Panel id="undelivered-mails" title={say(texts.title)}>
      <p className="agency-lack">{fillText(say(texts.count), { count: readerNumber(req, mails) })}</p>
      <a href={list}>{say(texts.all)}</a>
    </Panel>
  )
}
