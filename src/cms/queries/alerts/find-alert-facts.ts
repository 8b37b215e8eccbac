import type { Payload } from 'payload'
import { alertFacts, alertSummary, cityMarks } from '@/cms/words/alerts/alert-facts'
import type { LeadFact } from '@/cms/words/leads/lead-facts'
import type { AlertWishes } from '@/domain/alerts/alert-wishes'
import type { Locale } from '@/domain/shared/locale'
import { findKnownNames } from '@/cms/queries/towns/find-known-names'

type FindAlertFactsInput = { payload: Payload; wishes: AlertWishes; locale: Locale }

const withNames = async ({ payload, wishes, locale }: FindAlertFactsInput) => ({
  wishes,
  locale,
  names: await findKnownNames({
    payload,
    asked: [{ types: wishes.types, cities: cityMarks(wishes) }],
    locale,
  }),
})

/** What an alert asks for, in the words of a language. */
export const findAlertFacts = async (question: FindAlertFactsInput): Promise<LeadFact[]> =>
  alertFacts(await withNames(question))

/** The same in one line; '' where it asks for nothing. */
export const findAlertSummary = async (question: FindAlertFactsInput): Promise<string> =>
  alertSummary(await withNames(question))
