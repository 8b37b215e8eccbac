import type { LeadKind } from '@/domain/leads/lead-kinds'
import { fallbackLocale } from '@/domain/shared/locale'
import { mailTexts } from '@/messages/mail-texts'

/** The forms whose visitors get a confirmation; the others have mails of their own, or none. */
export type ConfirmedKind = Exclude<
  LeadKind,
  'send-to-friend' | 'demand-register' | 'sign-newsletter' | 'request-document' | 'forgot-password'
>

// Typed by the kinds, so that a new one does not compile until its mail has words.
const received: Record<ConfirmedKind, string> = mailTexts(fallbackLocale).leads.confirmation.received

/** Whether visitors of a form get a confirmation. */
export const isConfirmedKind = (kind: LeadKind): kind is ConfirmedKind => kind in received
