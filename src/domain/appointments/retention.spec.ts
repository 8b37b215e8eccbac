import { describe, expect, it } from 'vitest'
import { leadTable } from '@/domain/leads/lead-table'
import { eraseAppointmentAt, APPOINTMENT_RETENTION_DAYS } from './retention'

describe('eraseAppointmentAt', () => {
  it('is a year after the appointment', () => {
    expect(eraseAppointmentAt({ endsAt: '2026-06-10T08:30:00.000Z' })).toBe('2027-06-10T08:30:00.000Z')
  })

  it('keeps an appointment as long as a request for one', () => {
    expect(APPOINTMENT_RETENTION_DAYS).toBe(leadTable['contact-appointment'].retentionDays)
  })
})
