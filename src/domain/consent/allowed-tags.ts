import type { ConsentChoices, ConsentSignal } from './consent-choices'
import type { TrackingIds, TrackingName } from './tracking-ids'

// One of these signals is enough: a tag manager passes the signals on, and its tags ask for their own consent.
const needs: Readonly<Record<TrackingName, readonly ConsentSignal[]>> = {
  analyticsId: ['analytics_storage'],
  adsId: ['ad_storage'],
  tagManagerId: ['analytics_storage', 'ad_storage'],
  pixelId: ['ad_storage'],
}

/**
 * The ids whose scripts may load by these choices, null for the others: nothing is requested from a vendor without consent.
 */
export function allowedTags({ ids, choices }: { ids: TrackingIds; choices: ConsentChoices }): TrackingIds {
  const allow = (name: TrackingName) => (needs[name].some((signal) => choices[signal]) ? ids[name] : null)
  return {
    analyticsId: allow('analyticsId'),
    adsId: allow('adsId'),
    tagManagerId: allow('tagManagerId'),
    pixelId: allow('pixelId'),
  }
}

/** Whether any script may load at all. */
export function hasTags(ids: TrackingIds): boolean {
  return Object.values(ids).some((id) => id !== null)
}
