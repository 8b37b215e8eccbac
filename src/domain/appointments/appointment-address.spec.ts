import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { isReservedPath } from '@/domain/routing/reserved-path'
import { isAppointmentStep, appointmentHref, appointmentSteps } from './appointment-address'

describe('the pages of an appointment', () => {
  it('have an address in each language, which no page of an editor’s can have', () => {
    for (const locale of locales)
      for (const step of appointmentSteps) {
        const href = appointmentHref({ step, locale })
        expect(href).toBe(`/${locale}/visits/${step}/`)
        expect(isReservedPath({ path: href.slice(3), locales })).toBe(true)
      }
  })

  it.each([
    ['manage', true],
    ['cancel', true],
    ['feed', false],
    ['Manage', false],
    ['', false],
    [null, false],
    [['manage'], false],
  ])('%j is one of them: %s', (value, expected) => {
    expect(isAppointmentStep(value)).toBe(expected)
  })
})
