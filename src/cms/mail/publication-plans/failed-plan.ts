import { renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import type { MailBlock } from '@/cms/mail/mail-blocks'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { PlanFault, PlanKind } from '@/domain/publication-plans/publication-plan'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { fillText } from '@/domain/shared/fill-text'
import type { Locale } from '@/domain/shared/locale'

type FailedPlanData = {
  agency: MailAgency
  /** What editors call the document: 'Page “Contact”'. */
  name: string
  kind: PlanKind
  dueAt: string
  fault: PlanFault
  /** What the document lacks. */
  reasons: readonly string[]
  adminHref: string
}

/** The mail to whoever planned a publication that did not take place, with the reasons. */
export function failedPlan(data: FailedPlanData, locale: Locale): RenderedMail {
  const { agency, name, kind, dueAt, fault, reasons, adminHref } = data
  const word = wordsFor(agency, locale).publicationPlans.failed
  const subject = fillText(word.subject, { document: name })
  const blocks: MailBlock[] = [
    { kind: 'heading', text: subject },
    { kind: 'paragraph', text: word.text },
    {
      kind: 'facts',
      facts: [
        { label: word.what, value: word.kinds[kind] },
        { label: word.when, value: shownMoment(dueAt, locale) },
      ],
    },
    { kind: 'paragraph', text: word.faults[fault] },
    ...(reasons.length > 0 ? [{ kind: 'list', items: reasons } as const] : []),
    { kind: 'button', label: word.button, href: adminHref },
  ]
  return renderMail({ locale, agency, subject, preheader: word.text, blocks })
}
