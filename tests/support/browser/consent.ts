import type { BrowserContext, Page } from '@playwright/test'
import { agreeAll, decline, type Consent } from '../../../src/domain/consent/consent-choices'
import { consentKey, formatConsent } from '../../../src/domain/consent/kept-consent'

async function storeConsent(visitor: BrowserContext | Page, consent: Consent): Promise<void> {
  await visitor.addInitScript(
    ([key, value]) => {
      // A document without an origin has no storage.
      if (location.origin !== 'null' && key && value) localStorage.setItem(key, value)
    },
    [consentKey, formatConsent(consent)],
  )
}

/** Stores a refusal, for journeys that are not about consent. */
export const refuseConsent = (visitor: BrowserContext | Page): Promise<void> =>
  storeConsent(visitor, decline({ firstAlwaysOn: true, now: Date.now() }))

/** Stores consent to everything. */
export const grantConsent = (visitor: BrowserContext | Page): Promise<void> =>
  storeConsent(visitor, agreeAll({ now: Date.now() }))
