import { officeTexts } from '@/messages/office-texts'

/** What the buttons of the outbox say. */
export const mailTexts = officeTexts.mails.mail
