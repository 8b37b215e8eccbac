import type { UIFieldServerProps } from 'payload'
import { readerLocale } from '@/cms/fields/reader-locale'
import { leadFacts } from '@/cms/mail/lead-facts'
import { findTypeNames } from '@/cms/queries/find-type-names'
import { isLeadKind } from '@/domain/leads/lead-kinds'
import { readStoredValues } from '@/domain/leads/parse-lead'
import { FactsTable } from './facts-table'

/** What the visitor has filled in, in the order of the form. */
export const LeadAnswers = async ({ data, req }: UIFieldServerProps) => {
  const kind: unknown = data?.kind
  if (!isLeadKind(kind)) return null
  const locale = readerLocale(req)
  const values = readStoredValues(data?.values)
  const typeNames = await findTypeNames({ payload: req.payload, webIds: values.types, locale })
  const facts = leadFacts({ kind, values, locale, typeNames })
  return <FactsTable facts={facts} />
}
