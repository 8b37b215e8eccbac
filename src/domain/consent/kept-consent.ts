import { isRecord } from '@/domain/shared/is-record'
import { consentSignals, toChoices, toConsentMode, type Consent } from './consent-choices'

/** The key of local storage under which the decision is kept. */
export const consentKey = 'consent'

// Raise this when a purpose is added or changes its meaning: an earlier agreement does not cover it.
const version = 1

const day = 24 * 60 * 60 * 1000

// After a year the visitor is asked again.
const longest = 365 * day

/** The decision as the text that local storage keeps. */
export function formatConsent({ choices, decidedAt, firstWasFixed }: Consent): string {
  return JSON.stringify({ version, decidedAt, firstWasFixed, choices: toConsentMode(choices) })
}

/**
 * The decision in a text from local storage. Only a known signal with exactly 'granted' is on. Null, which means asking
 * again, for anything but a decision of this version from the last 365 days.
 */
export function parseConsent(stored: string | null, { now }: { now: number }): Consent | null {
  const kept = parseRecord(stored)
  if (!kept || kept.version !== version) return null
  const { decidedAt, choices } = kept
  if (!isRecord(choices) || !isRecent(decidedAt, now)) return null
  return {
    choices: toChoices(consentSignals.filter((signal) => choices[signal] === 'granted')),
    decidedAt,
    // A missing value is read in the visitor's favour.
    firstWasFixed: kept.firstWasFixed !== false,
  }
}

// A decision up to a day ahead is accepted, as the clock may have been corrected since.
const isRecent = (decidedAt: unknown, now: number): decidedAt is number =>
  typeof decidedAt === 'number' && decidedAt <= now + day && decidedAt >= now - longest

function parseRecord(stored: string | null): Record<string, unknown> | null {
  if (stored === null) return null
  try {
    const value: unknown = JSON.parse(stored)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
