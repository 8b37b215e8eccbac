import type { MailBlock } from '@/cms/mail/mail-blocks'
import { renderMail, wordsFor, type RenderedMail } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { Locale } from '@/domain/shared/locale'
import { countText } from '@/messages/fill-texts'

type LeadReplyLetter = {
  agency: MailAgency
  kind: LeadKind
  /** The visitor's name, or address if there is none. */
  visitor: string
  /** The address that the mail came from, where it is not the visitor's. */
  other: string | null
  text: string
  /** How many files were stored. */
  files: number
  /** The address of the lead in the back office. */
  adminHref: string
}

/** The mail that reports a reply by mail to whom the lead belongs; its files are read in the back office. */
export function leadReply(letter: LeadReplyLetter, locale: Locale): RenderedMail {
  const { agency, kind, visitor, other, text, files, adminHref } = letter
  const words = wordsFor(agency, locale).leads.reply
  const attached = countText({
    forms: wordsFor(agency, locale).owners.message.attachments,
    count: files,
    locale,
  })
  const blocks: MailBlock[] = [
    { kind: 'heading', text: words.title },
    { kind: 'paragraph', text: words.intro },
    ...(other === null ? [] : [{ kind: 'facts', facts: [{ label: words.other, value: other }] } as const]),
    ...(text === '' ? [] : [{ kind: 'quote', text } as const]),
    ...(files > 0 ? [{ kind: 'paragraph', text: attached } as const] : []),
    { kind: 'button', label: words.open, href: adminHref },
    { kind: 'small', text: words.note },
  ]
  return renderMail({
    locale,
    agency,
    subject: [words.title, visitor, leadSubjects[kind][locale]].filter(Boolean).join(' – '),
    preheader: text.slice(0, 200),
    blocks,
  })
}
