import type { Payload } from 'payload'
import { alertFacts, alertSummary, cityValues } from '@/cms/words/alerts/alert-facts'
import type { LeadFact } from '@/cms/words/leads/lead-facts'
import type { AlertCriteria } from '@/domain/alerts/alert-criteria'
import type { Locale } from '@/domain/shared/locale'
import { findKnownNames } from '@/cms/queries/towns/find-known-names'

type FindAlertFactsInput = { payload: Payload; criteria: AlertCriteria; locale: Locale }

const withNames = async ({ payload, criteria, locale }: FindAlertFactsInput) => ({
  criteria,
  locale,
  names: await findKnownNames({
    payload,
    asked: [{ ...criteria, cities: cityValues(criteria) }],
    locale,
  }),
})

/** The criteria of an alert, in the words of a language. */
export const findAlertFacts = async (input: FindAlertFactsInput): Promise<LeadFact[]> =>
  alertFacts(await withNames(input))

/** The criteria of an alert in one line, in the words of a language; '' without criteria. */
export const findAlertSummary = async (input: FindAlertFactsInput): Promise<string> =>
  alertSummary(await withNames(input))
