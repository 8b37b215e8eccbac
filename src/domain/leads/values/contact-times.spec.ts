import { describe, expect, it } from 'vitest'
import { contactTimes } from './contact-times'
import { fieldInfo } from '@/domain/leads/lead-fields'

describe('contactTimes', () => {
  it.each([
    ['fr', ['10-13', '14-16', '16-19']],
    ['nl', ['10-13', '13-16', '16-19']],
    ['en', ['10-13', '14-16', '16-19']],
    ['de', ['10-13', '14-16', '16-19']],
  ] as const)('in %s are %j', (locale, times) => {
    expect(contactTimes(locale)).toEqual(times)
  })

  it('are all taken by the forms', () => {
    for (const locale of ['fr', 'nl'] as const)
      for (const time of contactTimes(locale)) expect(fieldInfo('contactTime').choices).toContain(time)
  })
})
