import { describe, expect, it } from 'vitest'
import { whyWrong, type StoredLead } from '../../tools/faults/attack-check'
import { leadForms } from '../support/lead-forms'

const now = new Date('2026-11-21T12:00:00Z')
const lead = (more: Partial<StoredLead> = {}): StoredLead => ({
  kind: 'site-contact',
  status: 'new',
  notes: null,
  assigned: null,
  values: leadForms['site-contact'],
  ...more,
})

describe('whyWrong', () => {
  it('finds nothing wrong with what would be taken again', () => expect(whyWrong(lead(), now)).toBeNull())

  it.each([
    [{ kind: 'other' }, 'of the kind other'],
    [{ status: 'done' }, 'a site-contact that says what the office says'],
    [{ notes: 'x' }, 'a site-contact that says what the office says'],
    [{ assigned: 1 }, 'a site-contact that says what the office says'],
    [{ values: { email: 'nobody' } }, 'a site-contact with {"email":"invalid"}'],
  ])('tells what %j is', (more, reason) => expect(whyWrong(lead(more), now)).toBe(reason))
})
