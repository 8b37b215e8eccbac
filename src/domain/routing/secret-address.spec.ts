import { describe, expect, it } from 'vitest'
import { ALERTS_SEGMENT } from './alert-address'
import { NEWSLETTER_SEGMENT } from './newsletter-address'
import { OWNER_SEGMENT } from './owner-address'
import { isSecretAddress } from './secret-address'
import { APPOINTMENTS_SEGMENT } from '@/domain/appointments/stored-names'

describe('isSecretAddress', () => {
  it.each([
    ['/fr/', '', false],
    ['/fr/a-vendre/', '?city=Wavre&page=2', false],
    ['/nl/alerts-in-het-kort/', '', false],
    ['/fr/contact/', '?property=2101', false],
    ['/fr/contact/', '?form=a1b2c3', true],
    ['/nl/alerts/manage/', '?token=a.b', true],
    ['/nl/alerts/manage/', '', true],
    ['/de/newsletter/confirm/', '?token=a.b', true],
    ['/en/visits/cancel/', '?token=a.b', true],
    ['/fr/owner/', '', true],
    ['/fr/owner', '', true],
    ['/fr/preview/pages/1/', '', true],
  ])('%s%s: %s', (pathname, search, expected) => {
    expect(isSecretAddress({ pathname, search })).toBe(expected)
  })

  it.each([ALERTS_SEGMENT, NEWSLETTER_SEGMENT, OWNER_SEGMENT, APPOINTMENTS_SEGMENT])(
    'is any below %s',
    (segment) => {
      expect(isSecretAddress({ pathname: `/fr/${segment}/`, search: '' })).toBe(true)
    },
  )
})
