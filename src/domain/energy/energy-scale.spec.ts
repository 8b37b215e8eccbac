import { describe, expect, it } from 'vitest'
import { classOf, energyScale } from './energy-scale'

const labels = (region: Parameters<typeof energyScale>[0]) => energyScale(region).map(({ label }) => label)

describe('energyScale', () => {
  it('has the classes of each region, the best first', () => {
    expect(labels('wallonia')).toEqual(['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'])
    expect(labels('flanders')).toEqual(['A+', 'A', 'B', 'C', 'D', 'E', 'F'])
    expect(labels('brussels')).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
    expect(labels('luxembourg')).toEqual([])
  })

  it('says up to which use each is given', () => {
    expect(energyScale('brussels').map(({ upTo }) => upTo)).toEqual([45, 95, 150, 210, 275, 345, null])
    expect(energyScale('wallonia').slice(1, 4)).toEqual([
      { label: 'A+', upTo: 45 },
      { label: 'A', upTo: 85 },
      { label: 'B', upTo: 170 },
    ])
  })
})

describe('classOf', () => {
  it.each([
    ['wallonia', 'A++', 'A++'],
    ['wallonia', 'B-', 'B'],
    ['brussels', 'A++', 'A'],
    ['brussels', 'C-', 'C'],
    ['flanders', 'A+', 'A+'],
    ['flanders', 'G', null],
    ['luxembourg', 'B', null],
  ] as const)('in %s, %s is %s', (region, label, expected) => {
    expect(classOf(label, energyScale(region))).toBe(expected)
  })
})
