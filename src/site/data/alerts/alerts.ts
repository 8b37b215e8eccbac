import 'server-only'
import { getAlertByToken } from '@/cms/queries/alerts/alert-links'
import { alertListingPath, citiesFor } from '@/cms/queries/alerts/alert-listing'
import { countAlertProperties } from '@/cms/queries/alerts/count-alert-properties'
import { findAlertFacts } from '@/cms/queries/alerts/find-alert-facts'
import type { StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import type { Alert } from '@/domain/alerts/alert'
import { listingOf } from '@/domain/alerts/alert-search'
import { alertKind } from '@/domain/alerts/demand-fields'
import type { FormDraft } from '@/domain/leads/form-draft'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import { allowedChanges } from '@/domain/alerts/alert-states'
import type { AlertCriteria } from '@/domain/alerts/alert-criteria'
import { alertPage, type AlertStep } from '@/domain/routing/alert-address'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { getClient } from '@/site/data/client'
import { getFormDraft } from '@/site/data/leads/form-drafts'
import { getLanguages } from '@/site/data/content/settings'
import type { AlternateAddress } from '@/site/data/view-models'

/** An alert as its page shows it. */
export type ManagedAlert = Pick<Alert, 'state' | 'endedBy' | 'language' | 'frequency' | 'criteria'> & {
  purpose: AlertStep
  /** Its criteria in words; empty for an alert for every property. */
  facts: { label: string; value: string }[]
  /** The changes that its holder can make now: the buttons to show. */
  can: ReturnType<typeof allowedChanges>
  /** A moment; null before it is confirmed. */
  expiresOn: string | null
  /** How many properties match now. */
  matches: number
  listingHref: string
  /** Whether the list shows only matching properties. */
  isExact: boolean
}

type MatchCount = { count: number; href: string }

/** The criteria of an alert to correct, by the token of the address. */
export async function getAlertDraft(token: string | string[] | undefined): Promise<FormDraft | null> {
  const first = [token].flat()[0] ?? ''
  const draft = first === '' ? null : await getFormDraft(first)
  return draft?.kind === alertKind ? draft : null
}

/** How many available properties match these criteria now, and their list. */
export async function countMatchingProperties({
  criteria,
  locale,
}: {
  criteria: AlertCriteria
  locale: Locale
}): Promise<MatchCount> {
  const payload = await getClient()
  const cities = await citiesFor({ payload, criteria, locale })
  const listing = listingOf({ criteria, cities })
  const count = await countAlertProperties({ payload, criteria, locale })
  return { count, href: alertListingPath({ listing, locale }) }
}

async function toManaged(
  alert: StoredAlert,
  { step, locale }: { step: AlertStep; locale: Locale },
): Promise<ManagedAlert> {
  const { criteria, state, endedBy, language, frequency, expiresAt } = alert
  const facts = await findAlertFacts({ payload: await getClient(), criteria, locale })
  const { count, href } = await countMatchingProperties({ criteria, locale })
  return {
    ...{ purpose: step, state, endedBy, language, frequency, criteria },
    facts: facts.map(({ label, value }) => ({ label, value })),
    can: allowedChanges(alert),
    expiresOn: expiresAt,
    matches: count,
    listingHref: href,
    isExact: listingOf({ criteria, cities: [] }).unsupported.length === 0,
  }
}

/** The alert behind the link of a mail, or why the link is not valid; it changes nothing. */
export async function getManagedAlert({
  step,
  token,
  locale,
}: {
  step: AlertStep
  token: string
  locale: Locale
}): Promise<Result<ManagedAlert, LinkFailure>> {
  const payload = await getClient()
  const found = await getAlertByToken({ payload, purposes: [step], token, now: new Date() })
  return found.ok ? { ok: true, value: await toManaged(found.value, { step, locale }) } : found
}

/** The page of an alert in the other languages, with the same token. */
export async function findAlertAlternates({
  step,
  token,
}: {
  step: AlertStep
  token: string
}): Promise<AlternateAddress[]> {
  const { enabled } = await getLanguages()
  return enabled.map((locale: Locale) => ({ locale, href: alertPage({ step, locale, token }) }))
}
