import type { BrowserContext, Page } from '@playwright/test'
import { agreeAll, decline, type Consent } from '../../src/domain/consent/consent-choices'
import { consentKey, formatConsent } from '../../src/domain/consent/kept-consent'

async function storeConsent(visitor: BrowserContext | Page, consent: Consent): Promise<void> {
  await visitor.addInitScript(
    ([key, value]) => {
      // A document without an origin has no storage.
      if (location.origin !== 'null' && key && value) localStorage.setItem(key, value)
    },
    [consentKey, formatConsent(consent)],
  )
}

/** The visitor has refused before: for journeys that are about something else than the question of consent. */
export const refuseConsent = (visitor: BrowserContext | Page): Promise<void> =>
  storeConsent(visitor, decline({ firstAlwaysOn: true, now: Date.now() }))

/** The visitor has agreed to everything before. */
export const grantConsent = (visitor: BrowserContext | Page): Promise<void> =>
  storeConsent(visitor, agreeAll({ now: Date.now() }))
