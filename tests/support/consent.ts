import type { BrowserContext, Page } from '@playwright/test'
import { decline } from '../../src/domain/consent/consent-choices'
import { consentKey, formatConsent } from '../../src/domain/consent/kept-consent'

/** The visitor has refused before: for journeys that are about something else than the question of consent. */
export async function refuseConsent(visitor: BrowserContext | Page): Promise<void> {
  const text = formatConsent(decline({ firstAlwaysOn: true, now: Date.now() }))
  await visitor.addInitScript(
    ([key, value]) => {
      // A document without an origin has no storage.
      if (location.origin !== 'null' && key && value) localStorage.setItem(key, value)
    },
    [consentKey, text],
  )
}
