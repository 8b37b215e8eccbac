import { renderPasswordLink, wordsFor, type RenderedMail } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { Locale } from '@/domain/shared/locale'

type StaffInvitationData = { agency: MailAgency; name: string; href: string }

/** The mail to a new colleague, with the link where they choose their password. */
export const staffInvitation = (letter: StaffInvitationData, locale: Locale): RenderedMail =>
  renderPasswordLink({ ...letter, words: wordsFor(letter.agency, locale).accounts.invitation }, locale)
