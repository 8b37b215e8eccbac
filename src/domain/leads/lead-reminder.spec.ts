import { describe, expect, it } from 'vitest'
import { dueReminder, remindedKinds, reminderCutoffs, type UnansweredLead } from './lead-reminder'

const now = new Date('2026-06-10T12:00:00.000Z')
const terms = { after: 24, then: 12 }

const lead = (changes: Partial<UnansweredLead> = {}): UnansweredLead => ({
  kind: 'contact-me',
  status: 'new',
  createdAt: '2026-06-09T12:00:00.000Z',
  answeredAt: null,
  repliedAt: null,
  remindedAt: null,
  escalatedAt: null,
  ...changes,
})

const due = (changes: Partial<UnansweredLead>, of: { after: number | null; then: number | null } = terms) =>
  dueReminder(lead(changes), { terms: of, now })

describe('the reminder of a lead', () => {
  it.each([
    ['the hours have passed', {}, 'agent'],
    ['a second is missing', { createdAt: '2026-06-09T12:00:01.000Z' }, null],
    ['it was answered', { answeredAt: '2026-06-09T13:00:00.000Z' }, null],
    [
      'its sender replied to the answer long ago',
      {
        createdAt: '2026-06-01T12:00:00.000Z',
        answeredAt: '2026-06-02T12:00:00.000Z',
        repliedAt: '2026-06-09T12:00:00.000Z',
      },
      'agent',
    ],
    [
      'its sender replied to the answer lately',
      {
        createdAt: '2026-06-01T12:00:00.000Z',
        answeredAt: '2026-06-02T12:00:00.000Z',
        repliedAt: '2026-06-09T12:00:01.000Z',
      },
      null,
    ],
    ['it is in hand', { status: 'in-hand' }, null],
    ['it is done', { status: 'done' }, null],
    ['nobody is expected to answer it', { kind: 'sign-newsletter' as const }, null],
    ['its agent was told lately', { remindedAt: '2026-06-10T00:00:01.000Z' }, null],
    ['its agent was told long ago', { remindedAt: '2026-06-10T00:00:00.000Z' }, 'colleague'],
    [
      'everybody was told',
      { remindedAt: '2026-06-09T00:00:00.000Z', escalatedAt: '2026-06-09T12:00:00.000Z' },
      null,
    ],
    ['it was answered after the reminder', { status: 'done', remindedAt: '2026-06-09T00:00:00.000Z' }, null],
  ])('where %s', (_, changes, step) => {
    expect(due(changes)).toBe(step)
  })

  it('is off where no hours are set', () => {
    expect(due({}, { after: null, then: 12 })).toBeNull()
    const reminded = { remindedAt: '2026-06-01T00:00:00.000Z' }
    expect(due(reminded, { after: null, then: 12 })).toBeNull()
    expect(due(reminded, { after: 24, then: null })).toBeNull()
  })

  it('has the moments that the database compares', () => {
    expect(reminderCutoffs({ terms, now })).toEqual({
      agent: '2026-06-09T12:00:00.000Z',
      colleague: '2026-06-10T00:00:00.000Z',
    })
  })

  it('is about forms that the agency gets a mail of', () => {
    expect(remindedKinds).toContain('purchase-offer')
    expect(remindedKinds).not.toContain('forgot-password')
    expect(remindedKinds).not.toContain('sign-newsletter')
  })
})
