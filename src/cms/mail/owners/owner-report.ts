import type { MonthReport } from '@/cms/queries/owners/owner-month'
import { enquiryGroups } from '@/domain/owners/enquiry-groups'
import { shownMonth } from '@/domain/owners/report-month'
import type { Locale } from '@/domain/shared/locale'
import { greeting, renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { Fact, MailBlock } from '@/cms/mail/mail-blocks'
import { fillText } from '@/domain/shared/fill-text'
import { countText } from '@/messages/fill-texts'
import { mailTexts } from '@/messages/mail-texts'

/** A property in the report, with a link to the page of the month in the owner area. */
export type ReportedProperty = { title: string; href: string; report: MonthReport }

export type OwnerReportLetter = {
  agency: MailAgency
  name: string | null
  /** As 2026-10. */
  month: string
  properties: readonly ReportedProperty[]
  /** The page where the owner can stop the reports. */
  accountHref: string
}

function factsOf({ report }: ReportedProperty, locale: Locale): Fact[] {
  const words = mailTexts[locale].owners.report
  const format = new Intl.NumberFormat(`${locale}-BE`)
  const fact = (label: string, count: number): Fact => ({ label, value: format.format(count) })
  return [
    fact(words.views, report.pageViews),
    ...enquiryGroups.map((group) => fact(words.enquiries[group], report.enquiries[group])),
    fact(words.came, report.booked.came),
  ]
}

/** The monthly report of an owner's properties: the figures, and a link to the printable page. */
export function ownerReport(letter: OwnerReportLetter, locale: Locale): RenderedMail {
  const { agency, name, properties, accountHref } = letter
  const words = wordsFor(agency, locale).owners.report
  const month = shownMonth({ month: letter.month, locale })
  const subject = countText({ forms: words.subject, count: properties.length, locale, values: { month } })
  const blocks: MailBlock[] = properties.flatMap((property): MailBlock[] => [
    { kind: 'property', title: property.title, href: property.href },
    { kind: 'facts', facts: factsOf(property, locale) },
    { kind: properties.length === 1 ? 'button' : 'link', label: words.open, href: property.href },
  ])
  return renderMail({
    locale,
    agency,
    subject: `${subject} – ${agency.name}`,
    preheader: properties.map(({ title }) => title).join(', '),
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text: fillText(words.intro, { month }) },
      ...blocks,
      { kind: 'small', text: words.why },
      { kind: 'link', label: words.account, href: accountHref },
    ],
  })
}
