import type { UIFieldServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { isLeadKind } from '@/domain/leads/lead-kinds'
import { knownLocale } from '@/domain/shared/locale'
import { textOf } from '@/domain/shared/text'
import { officeTexts } from '@/messages/office-texts'
import { AnswerForm } from './answer-form'
import { lettersOf } from './answer-letters'

const texts = officeTexts.leads.answer

/** The form for an answer, with the salutation and the closing in the visitor's language. */
export const AnswerLead = async ({ data, req }: UIFieldServerProps) => {
  const { id, email, kind, language, name }: Record<string, unknown> = data ?? {}
  if (!isStaff(req) || typeof id !== 'number' || !isLeadKind(kind) || !textOf(email)) return null
  const locale = knownLocale(language)
  const visitor = textOf(name) === email ? '' : textOf(name)
  return (
    <AnswerForm
      path={`${req.payload.config.routes.api}/leads/${id}/answer`}
      templates={await lettersOf({ req, kind, locale, visitor })}
      language={locale}
      words={{
        title: `${editorText(req, texts.title)} (${textOf(email)})`,
        subject: editorText(req, texts.subject),
        text: editorText(req, texts.text),
        send: editorText(req, texts.send),
        busy: editorText(req, texts.busy),
        failure: editorText(req, texts.failure),
      }}
    />
  )
}
