import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { Locale } from '@/domain/shared/locale'
import { greeting, propertyBlock } from '@/cms/mail/greeting'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { MailBlock } from '@/cms/mail/mail-blocks'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'
import { fillText } from '@/messages/fill-texts'
import { mailTexts } from '@/messages/mail-texts'

export type DocumentLink = { title: string | null; href: string }

type RequestDocumentData = {
  agency: MailAgency
  /** A name that is safe to show. */
  name: string | null
  subject: LeadSubject | null
  links: readonly DocumentLink[]
  days: number
}

/** The mail with the links to a property's documents; if there are none yet, the agent sends them. */
export function requestDocument(data: RequestDocumentData, locale: Locale): RenderedMail {
  const { agency, name, subject, links, days } = data
  const { ready, none, until, untitled } = mailTexts(locale).leads.requestDocument
  const text = links.length > 0 ? ready : none
  const blocks: MailBlock[] = [
    { kind: 'heading', text: leadSubjects['request-document'][locale] },
    { kind: 'paragraph', text: greeting({ name, locale }) },
    { kind: 'paragraph', text },
    ...(subject ? [propertyBlock(subject, locale)] : []),
    ...links.map(({ title, href }) => ({ kind: 'link', label: title ?? untitled, href }) as const),
    ...(links.length > 0 ? [{ kind: 'small', text: fillText(until, { days }) } as const] : []),
  ]
  const about = subject?.title ?? agency.name
  return renderMail({
    locale,
    agency,
    subject: `${leadSubjects['request-document'][locale]} – ${about}`,
    preheader: text,
    blocks,
  })
}
