import { describe, expect, it } from 'vitest'
import { parseSlotKey, slotKey } from './slot-key'

describe('slotKey', () => {
  it('distinguishes agents and moments, and can be read again', () => {
    const slot = { agent: 7, startsAt: '2026-03-29T08:00:00.000Z' }
    expect(slotKey(slot)).toBe('20260329T0800Z-7')
    expect(slotKey({ ...slot, agent: 77 })).toBe('20260329T0800Z-77')
    expect(parseSlotKey(slotKey(slot))).toEqual(slot)
  })
})

describe('parseSlotKey', () => {
  it.each([
    '',
    '20260329T0800Z',
    '20260329T0800Z-',
    '20260329T0800Z-0',
    '20260329T0800Z-07',
    '20260329T0800Z-12345678901',
    '20260329T0800Z--7',
    '20260230T0800Z-7',
    '20260329T2400Z-7',
    '20260329T0860Z-7',
    ' 20260329T0800Z-7',
    '20260329T0800Z-7\n',
    '2026-03-29T08:00:00.000Z-7',
    "20260329T0800Z-7' or 1=1",
  ])('is none of %j', (text) => {
    expect(parseSlotKey(text)).toBeNull()
  })
})
