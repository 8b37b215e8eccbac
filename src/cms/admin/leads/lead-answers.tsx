import type { UIFieldServerProps } from 'payload'
import { readerLocale } from '@/cms/fields/reader-locale'
import { leadFacts } from '@/cms/words/leads/lead-facts'
import { findKnownNames } from '@/cms/queries/towns/find-known-names'
import { isLeadKind } from '@/domain/leads/lead-kinds'
import { readStoredValues } from '@/domain/leads/parse-lead'
import { FactsTable } from './facts-table'

/** The visitor's answers, in the order of the form. */
export const LeadAnswers = async ({ data, req }: UIFieldServerProps) => {
  const kind: unknown = data?.kind
  if (!isLeadKind(kind)) return null
  const locale = readerLocale(req)
  const values = readStoredValues(data?.values)
  const names = await findKnownNames({ payload: req.payload, asked: [values], locale })
  const facts = leadFacts({ kind, values, locale, names })
  return <FactsTable facts={facts} />
}
