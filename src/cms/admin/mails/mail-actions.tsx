import type { UIFieldServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { mailTexts } from './mail-texts'
import { SendAgainButton } from './send-again-button'

/** Sends a mail again that is not being sent and still has its content. */
export const MailActions = ({ data, id, req }: UIFieldServerProps) => {
  const status: unknown = data?.status
  const isOver = status === 'failed' || status === 'sent'
  if (!isStaff(req) || !isOver || data?.bodyErasedAt || id === undefined) return null
  return (
    <SendAgainButton
      path={`${req.payload.config.routes.api}/mails/${id}/send-again`}
      label={editorText(req, mailTexts.again)}
      busy={editorText(req, mailTexts.busy)}
      failure={editorText(req, mailTexts.failure)}
      incomplete={editorText(req, mailTexts.incomplete)}
    />
  )
}
