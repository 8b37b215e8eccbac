import type { Locale } from '@/domain/shared/locale'
import { renderPasswordLink, wordsFor, type RenderedMail } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'

/** Why an owner gets a link for a new password. */
export type OwnerLinkReason = 'forgotten' | 'locked' | 'invitation'

type OwnerLinkData = {
  agency: MailAgency
  reason: OwnerLinkReason
  /** The owner's name. */
  name: string
  /** The page that sets the password. */
  href: string
}

/** The mail with the link for a password, to an owner who forgot it, whose login is locked, or who is invited. */
export const ownerLink = ({ reason, ...letter }: OwnerLinkData, locale: Locale): RenderedMail =>
  renderPasswordLink({ ...letter, words: wordsFor(letter.agency, locale).owners.link[reason] }, locale)
