import type { UIFieldServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import { isLeadKind } from '@/domain/leads/lead-kinds'
import { knownLocale } from '@/domain/shared/locale'
import { textOf } from '@/domain/shared/text'
import { fillText } from '@/domain/shared/fill-text'
import { AnswerForm } from './answer-form'
import { answerTemplate, answerTexts } from './answer-texts'

/** The form for an answer, with the salutation and the closing in the visitor's language. */
export const AnswerLead = ({ data, req }: UIFieldServerProps) => {
  const { id, email, kind, language, name }: Record<string, unknown> = data ?? {}
  if (!isStaff(req) || typeof id !== 'number' || !isLeadKind(kind) || !textOf(email)) return null
  const locale = knownLocale(language)
  const { subject, hello, body, goodbye } = answerTemplate
  const visitor = textOf(name) === email ? '' : textOf(name)
  const signer = req.user?.collection === 'users' ? textOf(req.user.name) : ''
  const text = [
    `${[hello[locale], visitor].filter(Boolean).join(' ')},`,
    body[locale],
    `${goodbye[locale]}\n${signer}`,
  ]
    .join('\n\n')
    .trim()
  return (
    <AnswerForm
      path={`${req.payload.config.routes.api}/leads/${id}/answer`}
      subject={fillText(subject[locale], { about: leadSubjects[kind][locale] })}
      text={text}
      language={locale}
      words={{
        title: `${editorText(req, answerTexts.title)} (${textOf(email)})`,
        subject: editorText(req, answerTexts.subject),
        text: editorText(req, answerTexts.text),
        send: editorText(req, answerTexts.send),
        busy: editorText(req, answerTexts.busy),
        failure: editorText(req, answerTexts.failure),
      }}
    />
  )
}
