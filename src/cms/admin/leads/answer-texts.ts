import { officeTexts } from '@/messages/office-texts'

/** What stands around the answer to a lead. */
export const answerTexts = officeTexts.leads.answer

/** How an answer begins and ends, in the visitor's language. */
export const answerTemplate = officeTexts.leads.answerTemplate
