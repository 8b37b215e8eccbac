import { describe, expect, it } from 'vitest'
import { findLeadProblem, type StoredLead } from '../../../tools/faults/attacks/attack-check'
import { leadForms } from '../../support/forms/lead-forms'

const now = new Date('2026-11-21T12:00:00Z')
const lead = (more: Partial<StoredLead> = {}): StoredLead => ({
  kind: 'site-contact',
  status: 'new',
  notes: null,
  assigned: null,
  values: leadForms['site-contact'],
  ...more,
})

describe('findLeadProblem', () => {
  it('finds no problem in a lead that would be accepted again', () =>
    expect(findLeadProblem(lead(), now)).toBeNull())

  it.each([
    [{ kind: 'other' }, 'of the kind other'],
    [{ status: 'done' }, 'a site-contact with values that only staff may set'],
    [{ notes: 'x' }, 'a site-contact with values that only staff may set'],
    [{ assigned: 1 }, 'a site-contact with values that only staff may set'],
    [{ values: { email: 'nobody' } }, 'a site-contact with {"email":"invalid"}'],
  ])('names the problem of %j', (more, reason) => expect(findLeadProblem(lead(more), now)).toBe(reason))
})
