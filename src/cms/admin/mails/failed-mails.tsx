import type { BeforeListTableServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerNumber } from '@/cms/fields/reader-number'
import { countFailedMails } from '@/cms/queries/mails/failed-mails'
import { officeTexts } from '@/messages/office-texts'
import { mailTexts } from './mail-texts'
import { SendAgainButton } from './send-again-button'

const someFailed: EditorTexts = officeTexts.mails.failedMails.someFailed

/** The number of failed mails above the list, with one button for all. */
export const FailedMails = async ({ payload, i18n, user }: BeforeListTableServerProps) => {
  if (!isStaff({ user: user ?? null })) return null
  const count = await countFailedMails({ payload, user: user ?? null })
  if (count === 0) return null
  const say = (texts: EditorTexts) => editorText({ i18n }, texts)
  return (
    <div>
      <p>
        {say(someFailed)} <strong>{readerNumber({ i18n }, count)}</strong>
      </p>
      <SendAgainButton
        path={`${payload.config.routes.api}/mails/send-failed-again`}
        label={say(mailTexts.allAgain)}
        busy={say(mailTexts.busy)}
        failure={say(mailTexts.failure)}
      />
    </div>
  )
}
