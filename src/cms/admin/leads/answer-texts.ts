import { officeTexts } from '@/messages/office-texts'

/** The texts around the answer to a lead. */
export const answerTexts = officeTexts.leads.answer

/** The salutation and the closing of an answer, in the visitor's language. */
export const answerTemplate = officeTexts.leads.answerTemplate
