import { describe, expect, it } from 'vitest'
import { offerDays, offerSlot, otherDays } from './offer'
import { slotsOf } from './appointment-times'
import { singleOpening } from '../../../tests/support/appointments/appointment-openings'

const [first] = slotsOf(singleOpening(), { fromDay: '2026-06-10', toDay: '2026-06-10' })
if (!first) throw new Error('There is no slot')
const slot = { ...first, free: 2 }

describe('offerSlot', () => {
  it('has its time, its free places and the key that books it', () => {
    expect(offerSlot(slot)).toEqual({
      slot: '20260610T0800Z-7',
      day: '2026-06-10',
      time: '10:00',
      until: '10:30',
      startsAt: '2026-06-10T08:00:00.000Z',
      free: 2,
    })
  })
})

describe('offerDays', () => {
  const free = { day: '2026-06-10', isFull: false, slots: [slot] }
  const full = { day: '2026-06-11', isFull: true, slots: [] }

  it.each([
    ['nothing where there are no appointments', [], false],
    ['a free day', [free], false],
    ['one of two days full', [free, full], false],
    ['all of them full', [full], true],
  ])('%s', (_what, days, isFull) => {
    expect(offerDays(days)).toMatchObject({ isFull, days: days.map(({ day }) => ({ day })) })
  })
})

describe('otherDays', () => {
  const at = (day: string, time: string) => ({ ...offerSlot(slot), day, time })
  const days = [
    { day: '2026-06-10', isFull: false, slots: [at('2026-06-10', '10:00'), at('2026-06-10', '10:30')] },
    { day: '2026-06-11', isFull: false, slots: [at('2026-06-11', '10:00')] },
    { day: '2026-06-12', isFull: true, slots: [] },
  ]
  const timesOf = (day: string, time: string) =>
    otherDays({ offer: { days }, day, time }).map((each) => [each.day, each.slots.map((one) => one.time)])

  it('leave out the time that the appointment has, and days without another', () => {
    expect(timesOf('2026-06-10', '10:00')).toEqual([
      ['2026-06-10', ['10:30']],
      ['2026-06-11', ['10:00']],
    ])
    expect(timesOf('2026-06-11', '10:00')).toEqual([['2026-06-10', ['10:00', '10:30']]])
  })
})
