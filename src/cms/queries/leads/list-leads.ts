import type { PayloadRequest, Where } from 'payload'
import { leadFacts, choiceText, leadLabel } from '@/cms/words/leads/lead-facts'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { Lead } from '@/cms/payload-types'
import { belgianMoment } from '@/domain/leads/values/belgian-moment'
import { toCsv } from '@/domain/leads/csv'
import { leadFieldNames, type LeadFieldName } from '@/domain/leads/lead-fields'
import { readStoredValues } from '@/domain/leads/parse-lead'
import type { Locale } from '@/domain/shared/locale'
import { findKnownNames } from '@/cms/queries/towns/find-known-names'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

// Nobody reads a longer spreadsheet.
const most = 10_000

type Column = { label: Record<Locale, string>; of: (lead: Lead, locale: Locale) => string | number | null }

const states: Record<Lead['status'], Record<Locale, string>> = officeTexts.leads.listLeads.states

const columns: Column[] = [
  { label: officeTexts.leads.listLeads.columns.number.label, of: ({ id }) => id },
  {
    label: officeTexts.common.date,
    of: ({ createdAt }) => belgianMoment(createdAt),
  },
  {
    label: officeTexts.common.form,
    of: ({ kind }, locale) => leadSubjects[kind][locale],
  },
  {
    label: officeTexts.common.state,
    of: ({ status }, locale) => states[status][locale],
  },
  {
    label: officeTexts.leads.requestFields.source,
    of: ({ source }, locale) => officeTexts.leads.sources[source][locale],
  },
  { label: sharedTexts.language, of: ({ language }) => language },
  {
    label: sharedTexts.personTitle,
    of: ({ kind, title }, locale) =>
      title ? choiceText({ kind, field: 'title', value: title, locale }) : null,
  },
  { label: officeTexts.common.notes, of: ({ notes }) => notes ?? null },
]

const shown = leadFieldNames.filter((name) => name !== 'title')

/** The leads that staff have filtered, with all answers, for a spreadsheet. */
export async function listLeads({ req, where }: { req: PayloadRequest; where: Where }): Promise<string> {
  const locale = readerLocale(req)
  const { docs } = await req.payload.find({
    collection: 'leads',
    where,
    req,
    overrideAccess: false,
    depth: 0,
    limit: most,
    pagination: false,
    sort: '-createdAt',
  })
  const leads = docs.map((lead) => ({ lead, values: readStoredValues(lead.values) }))
  const asked = leads.map(({ values }) => values)
  const names = await findKnownNames({ payload: req.payload, asked, locale })
  const rows = leads.map(({ lead, values }) => {
    const facts = new Map<LeadFieldName, string>(
      leadFacts({ kind: lead.kind, values, locale, names }).map(({ field, value }) => [field, value]),
    )
    return [...columns.map(({ of }) => of(lead, locale)), ...shown.map((name) => facts.get(name) ?? null)]
  })
  const head = [...columns.map(({ label }) => label[locale]), ...shown.map((name) => leadLabel(name, locale))]
  return toCsv([head, ...rows])
}
