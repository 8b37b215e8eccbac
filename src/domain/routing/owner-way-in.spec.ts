import { describe, expect, it } from 'vitest'
import { loginHref, wantedOwnerPage } from './owner-way-in'

describe('the way into the owner area', () => {
  it.each(['/fr/owner/', '/nl/owner/messages/12/', '/de/owner/homes/2101/report/2026-10/'])(
    'leads on to %s',
    (page) => {
      expect(wantedOwnerPage(loginHref({ login: '/fr/login/', page }))).toBe(page)
    },
  )

  it.each([
    '/fr/',
    '/fr/owner/forgotten/',
    '/fr/owner/password/',
    '/fr/owner/nothing/',
    '/fr/owner/messages',
    '/xx/owner/',
    '//evil.example/fr/owner/',
    'https://evil.example/fr/owner/',
    '/fr/owner/?x=/',
    '/admin/',
  ])('leads nowhere for %s', (page) => {
    expect(wantedOwnerPage(loginHref({ login: '/fr/login/', page }))).toBeNull()
  })

  it('leads nowhere without a page', () => {
    expect(wantedOwnerPage('/fr/login/')).toBeNull()
    expect(wantedOwnerPage(null)).toBeNull()
  })
})
