import { officeTexts } from '@/messages/office-texts'

/** The texts of the outbox's buttons. */
export const mailTexts = officeTexts.mails.mail
