import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailBlock } from '@/cms/mail/mail-blocks'
import { renderMail, wordsFor, type RenderedMail } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { ReminderStep } from '@/domain/leads/lead-reminder'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import type { Locale } from '@/domain/shared/locale'
import { countText } from '@/messages/fill-texts'

export type LeadToReport = {
  kind: LeadKind
  /** When it came in, in UTC. */
  at: string
  /** The public ID of its property or project. */
  reference: number | null
  /** Its address in the back office. */
  adminHref: string
}

type OverdueLeadsLetter = {
  agency: MailAgency
  reader: ReminderStep
  leads: readonly LeadToReport[]
  /** The leads that are not listed. */
  more: number
  /** The list of leads in the back office. */
  inboxHref: string
}

const linkOf = ({ kind, at, reference, adminHref }: LeadToReport, locale: Locale): MailBlock => ({
  kind: 'link',
  label: [leadSubjects[kind][locale], reference, shownMoment(at, locale)].filter(Boolean).join(' – '),
  href: adminHref,
})

/**
 * The mail that lists leads which nobody has answered. It names no visitor: it is about several people, and could not be erased
 * with one of them.
 */
export function overdueLeads(letter: OverdueLeadsLetter, locale: Locale): RenderedMail {
  const { agency, reader, leads, more, inboxHref } = letter
  const words = wordsFor(agency, locale).leads.overdue
  const subject = countText({ forms: words[reader].subject, count: leads.length + more, locale })
  const rest = more > 0 ? countText({ forms: words.more, count: more, locale }) : null
  return renderMail({
    locale,
    agency,
    subject,
    preheader: words[reader].text,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text: words[reader].text },
      ...leads.map((lead) => linkOf(lead, locale)),
      ...(rest === null ? [] : [{ kind: 'paragraph', text: rest } as const]),
      { kind: 'button', label: words.open, href: inboxHref },
    ],
  })
}
