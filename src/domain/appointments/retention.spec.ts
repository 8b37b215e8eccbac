import { describe, expect, it } from 'vitest'
import { leadTable } from '@/domain/leads/lead-table'
import { eraseVisitAt, VISIT_RETENTION_DAYS } from './retention'

describe('eraseVisitAt', () => {
  it('is a year after the visit', () => {
    expect(eraseVisitAt({ endsAt: '2026-06-10T08:30:00.000Z' })).toBe('2027-06-10T08:30:00.000Z')
  })

  it('keeps a visit as long as a request for one', () => {
    expect(VISIT_RETENTION_DAYS).toBe(leadTable['contact-appointment'].retentionDays)
  })
})
