import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { Locale } from '@/domain/shared/locale'
import { mailWords, type MailWords } from '@/messages/own-mail-texts'

export type { MailWords }

/** The texts of a mail: the agency's own where editors wrote them. */
export const wordsFor = ({ ownTexts = {} }: Pick<MailAgency, 'ownTexts'>, locale: Locale): MailWords =>
  mailWords({ locale, own: ownTexts })
