import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { Locale } from '@/domain/shared/locale'
import { greeting, propertyBlock } from '@/cms/mail/greeting'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { MailBlock } from '@/cms/mail/mail-blocks'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'

type Words = { ready: string; none: string; until: (days: number) => string; untitled: string }

const words: Record<Locale, Words> = {
  nl: {
    ready: 'Hier zijn de documenten die u hebt gevraagd.',
    none: 'We hebben uw aanvraag goed ontvangen. De makelaar bezorgt u de documenten.',
    until: (days) => `De links werken ${days} dagen. Geef ze niet door: ze zijn persoonlijk.`,
    untitled: 'Document',
  },
  fr: {
    ready: 'Voici les documents que vous avez demandés.',
    none: 'Nous avons bien reçu votre demande. L’agent vous transmet les documents.',
    until: (days) => `Les liens fonctionnent ${days} jours. Ne les transmettez pas : ils sont personnels.`,
    untitled: 'Document',
  },
  en: {
    ready: 'Here are the documents you asked for.',
    none: 'We have received your request. The agent will send you the documents.',
    until: (days) => `The links work for ${days} days. Do not pass them on: they are personal.`,
    untitled: 'Document',
  },
  de: {
    ready: 'Hier sind die Dokumente, die Sie angefordert haben.',
    none: 'Wir haben Ihre Anfrage erhalten. Der Makler sendet Ihnen die Dokumente.',
    until: (days) => `Die Links gelten ${days} Tage. Geben Sie sie nicht weiter: Sie sind persönlich.`,
    untitled: 'Dokument',
  },
}

export type DocumentLink = { title: string | null; href: string }

type RequestDocumentData = {
  agency: MailAgency
  /** One that is fit to be shown. */
  name: string | null
  subject: LeadSubject | null
  links: readonly DocumentLink[]
  days: number
}

/** The mail with the links to a home's documents; where it has none yet, the agent sends them. */
export function requestDocument(data: RequestDocumentData, locale: Locale): RenderedMail {
  const { agency, name, subject, links, days } = data
  const { ready, none, until, untitled } = words[locale]
  const text = links.length > 0 ? ready : none
  const blocks: MailBlock[] = [
    { kind: 'heading', text: leadSubjects['request-document'][locale] },
    { kind: 'paragraph', text: greeting({ name, locale }) },
    { kind: 'paragraph', text },
    ...(subject ? [propertyBlock(subject, locale)] : []),
    ...links.map(({ title, href }) => ({ kind: 'link', label: title ?? untitled, href }) as const),
    ...(links.length > 0 ? [{ kind: 'small', text: until(days) } as const] : []),
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
