import type { MonthReport } from '@/cms/queries/owners/owner-month'
import { enquiryGroups } from '@/domain/owners/enquiries'
import { shownMonth } from '@/domain/owners/report-month'
import type { Locale } from '@/domain/shared/locale'
import { greeting } from '@/cms/mail/greeting'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { Fact, MailBlock } from '@/cms/mail/mail-blocks'
import { ownerReportWords } from './owner-report-words'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'

/** A home in the report; its link leads to the page of the month in the owner area. */
export type ReportedHome = { title: string; href: string; report: MonthReport }

export type OwnerReportLetter = {
  agency: MailAgency
  name: string | null
  /** As 2026-10. */
  month: string
  homes: readonly ReportedHome[]
  /** Where the owner says that they want no more of them. */
  accountHref: string
}

function factsOf({ report }: ReportedHome, locale: Locale): Fact[] {
  const words = ownerReportWords[locale]
  const format = new Intl.NumberFormat(`${locale}-BE`)
  const fact = (label: string, count: number): Fact => ({ label, value: format.format(count) })
  return [
    fact(words.views, report.visits),
    ...enquiryGroups.map((group) => fact(words.enquiries[group], report.enquiries[group])),
    fact(words.came, report.booked.came),
  ]
}

/** What happened in a month to each home of an owner: the numbers, and the way to the page that can be printed. */
export function ownerReport(letter: OwnerReportLetter, locale: Locale): RenderedMail {
  const { agency, name, homes, accountHref } = letter
  const words = ownerReportWords[locale]
  const month = shownMonth({ month: letter.month, locale })
  const subject = words.subject({ month, homes: homes.length })
  const blocks: MailBlock[] = homes.flatMap((home): MailBlock[] => [
    { kind: 'home', title: home.title, href: home.href },
    { kind: 'facts', facts: factsOf(home, locale) },
    { kind: homes.length === 1 ? 'button' : 'link', label: words.open, href: home.href },
  ])
  return renderMail({
    locale,
    agency,
    subject: `${subject} – ${agency.name}`,
    preheader: homes.map(({ title }) => title).join(', '),
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text: words.intro(month) },
      ...blocks,
      { kind: 'small', text: words.why },
      { kind: 'link', label: words.account, href: accountHref },
    ],
  })
}
