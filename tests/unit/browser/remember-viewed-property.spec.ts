// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agreeAll, agreePartly, decline, toChoices, type Consent } from '@/domain/consent/consent-choices'
import { parseSavedProperties, savedKey } from '@/domain/saved-properties/saved-properties'
import { RememberViewedProperty } from '@/site/features/saved-properties/remember-viewed-property'
import { clearConsent, keepConsent } from '@/site/ui/browser/consent-store'

const now = Date.now()
const seen = () => parseSavedProperties(window.localStorage.getItem(savedKey)).recent

let root: Root

async function pageView(consent: Consent | null): Promise<void> {
  if (consent) keepConsent(consent)
  await act(() => root.render(createElement(RememberViewedProperty, { id: 2101 })))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(() => root.unmount())
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

describe("the view of a property's page", () => {
  it.each([
    ['was not decided', null],
    ['was refused', decline({ firstAlwaysOn: true, now })],
    ['is about other purposes', agreePartly(toChoices(['analytics_storage']), { firstAlwaysOn: true, now })],
  ])('is not remembered where consent %s', async (_, consent) => {
    await pageView(consent)
    expect(seen()).toEqual([])
  })

  it.each([
    ['all', agreeAll({ now })],
    ['this', agreePartly(toChoices(['functionality_storage']), { firstAlwaysOn: false, now })],
  ])('is remembered where %s is allowed', async (_, consent) => {
    await pageView(consent)
    expect(seen()).toEqual([2101])
  })

  it('is remembered as soon as consent is given', async () => {
    await pageView(null)
    await act(() => keepConsent(agreeAll({ now })))
    expect(seen()).toEqual([2101])
    await act(clearConsent)
    expect(seen()).toEqual([2101])
  })

  it('is not remembered in a preview', async () => {
    window.history.replaceState(null, '', '/fr/preview/properties/1/')
    await pageView(agreeAll({ now }))
    expect(seen()).toEqual([])
  })
})
