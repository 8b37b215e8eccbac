import { describe, expect, it } from 'vitest'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { countByGroup, countByMonth } from './enquiries'

const one = (kind: string, month = '2026-10', count = 1) => ({ kind, month, count })

describe('the enquiries about a property', () => {
  it('is counted by what it is', () => {
    const counts = leadKinds.map((kind) => one(kind))
    expect(countByGroup(counts)).toEqual({ questions: 3, appointments: 1, offers: 2, documents: 1 })
  })

  it('is nothing where nothing was', () => {
    expect(countByGroup([])).toEqual({ questions: 0, appointments: 0, offers: 0, documents: 0 })
    expect(countByMonth([])).toEqual([])
  })

  it.each(['send-to-friend', 'forgot-password', 'sign-newsletter', 'unheard-of', 'toString'])(
    'is not %s',
    (kind) => {
      expect(countByGroup([one(kind)])).toEqual(countByGroup([]))
      expect(countByMonth([one(kind)])).toEqual([])
    },
  )

  it('stands by month, the latest first', () => {
    const counts = [one('contact-me', '2026-09', 4), one('request-document'), one('contact-me', '2026-10', 2)]
    expect(countByMonth(counts)).toEqual([
      { month: '2026-10', counts: { questions: 2, appointments: 0, offers: 0, documents: 1 } },
      { month: '2026-09', counts: { questions: 4, appointments: 0, offers: 0, documents: 0 } },
    ])
  })
})
