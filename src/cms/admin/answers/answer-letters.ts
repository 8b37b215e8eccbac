import type { PayloadRequest } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { findAnswerTemplates } from '@/cms/queries/leads/answer-templates'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { fillText } from '@/domain/shared/fill-text'
import type { Locale } from '@/domain/shared/locale'
import { textOf } from '@/domain/shared/text'
import { officeTexts } from '@/messages/office-texts'
import type { AnswerTemplateChoice } from './use-answer'

const words = officeTexts.leads.answerTemplate

type LettersOfLead = { req: PayloadRequest; kind: LeadKind; locale: Locale; visitor: string }

/** The letters to begin with: those of the agency for this kind of lead, the standard one, and those for any. */
export async function lettersOf({
  req,
  kind,
  locale,
  visitor,
}: LettersOfLead): Promise<AnswerTemplateChoice[]> {
  const { subject, hello, body, goodbye } = words
  const signer = req.user?.collection === 'users' ? textOf(req.user.name) : ''
  const around = (text: string): string =>
    [`${[hello[locale], visitor].filter(Boolean).join(' ')},`, text, `${goodbye[locale]}\n${signer}`]
      .join('\n\n')
      .trim()
  const about = fillText(subject[locale], { about: leadSubjects[kind][locale] })
  const standard = {
    ...{
      id: 0,
      name: editorText(req, officeTexts.leads.answer.standard),
      subject: about,
      text: around(body[locale]),
    },
    documents: [],
  }
  const found = (await findAnswerTemplates({ req, kind, locale })).map(({ isOfKind, ...template }) => ({
    isOfKind,
    choice: { ...template, subject: template.subject || about, text: around(template.text) },
  }))
  const those = (isOfKind: boolean) =>
    found.filter((each) => each.isOfKind === isOfKind).map(({ choice }) => choice)
  return [...those(true), standard, ...those(false)]
}
