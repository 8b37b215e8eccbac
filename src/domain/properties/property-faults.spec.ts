import { describe, expect, it } from 'vitest'
import { energyLabels } from '@/domain/energy/energy-label'
import { doubtfulFacts, labelsOfRegion, refusedFacts, type PropertyFacts } from './property-faults'

const property: PropertyFacts = {
  goal: 'sale',
  status: 'available',
  region: 'wallonia',
  isDwelling: true,
  energy: { label: null, labelText: null, kwh: null },
  deposit: null,
  standardDeposit: 3,
}

const withLabel = (region: PropertyFacts['region'], label: string) =>
  refusedFacts({ ...property, region, energy: { label, labelText: null, kwh: null } })

const withText = (region: PropertyFacts['region'], labelText: string) =>
  refusedFacts({ ...property, region, energy: { label: null, labelText, kwh: null } })

describe('a status', () => {
  it.each([
    ['sale', 'available', []],
    ['sale', 'sold', []],
    ['sale', 'rented', ['rented-sale']],
    ['rent', 'available', []],
    ['rent', 'rented', []],
    ['rent', 'sold', ['sold-rental']],
    ['sale', null, []],
    [null, 'rented', []],
  ] as const)('of what is for %s may be %s: %j', (goal, status, expected) => {
    expect(refusedFacts({ ...property, goal, status })).toEqual(expected)
  })
})

describe('an energy label', () => {
  it.each([
    ['flanders', ['A+', 'A', 'B', 'C', 'D', 'E', 'F']],
    ['wallonia', ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G']],
    ['luxembourg', ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']],
    ['brussels', energyLabels.filter((label) => !['H', 'I'].includes(label))],
  ] as const)('of %s is one of its own', (region, known) => {
    expect(labelsOfRegion(region)).toEqual(known)
    for (const label of energyLabels) {
      const isKnown = known.some((one) => one === label)
      expect([label, withLabel(region, label)]).toEqual([label, isKnown ? [] : ['unknown-label']])
      expect([label, withText(region, label)]).toEqual([label, isKnown ? [] : ['unknown-label-text']])
    }
  })

  it('is anything where no region is known', () => {
    expect(labelsOfRegion(null)).toBeNull()
    for (const label of energyLabels) expect(withLabel(null, label)).toEqual([])
  })

  it.each(['sold', 'rented'])('keeps no property that is %s on the market', (status) => {
    const goal = status === 'sold' ? 'sale' : 'rent'
    const energy = { label: 'C+', labelText: 'B-', kwh: null }
    for (const region of ['flanders', 'wallonia', 'luxembourg'] as const)
      expect(refusedFacts({ ...property, goal, status, region, energy })).toEqual([])
  })

  it.each(['c_plus', 'A-', ' d− ', 'E_min'])('in Wallonia is not %s, however it is written', (label) => {
    expect(withLabel('wallonia', label)).toEqual(['unknown-label'])
  })

  it.each(['C / D', 'B-C-B', 'Classe C', 'A+', 'a / i', 'Énergie : D', 'H'])(
    'in Luxembourg is the text %s',
    (text) => {
      expect(withText('luxembourg', text)).toEqual([])
    },
  )

  it.each(['J', 'C / K', 'A++', 'z-b'])('in Luxembourg is not the text %s', (text) => {
    expect(withText('luxembourg', text)).toEqual(['unknown-label-text'])
  })

  it('in Belgium has no place for a text that is none: the mandatory mentions see to it', () => {
    expect(withText('wallonia', 'PEB en cours')).toEqual([])
  })
})

describe('label and kWh', () => {
  it.each([
    ['wallonia', 'B', 170, false],
    ['wallonia', 'B', 170.1, true],
    ['wallonia', 'C', 170, true],
    ['wallonia', 'A++', 0, false],
    ['flanders', 'A', 100, false],
    ['flanders', 'A', 101, true],
    ['brussels', 'C+', 113, false],
    ['brussels', 'C', 113, true],
    ['luxembourg', 'C', 10, false],
    ['wallonia', null, 170, false],
    ['wallonia', 'B', null, false],
    [null, 'B', 999, false],
  ] as const)('in %s %s and %d kWh: warned is %s', (region, label, kwh, warned) => {
    const facts = { ...property, region, energy: { label, labelText: null, kwh } }
    expect(doubtfulFacts(facts)).toEqual(warned ? ['label-differs'] : [])
  })
})

describe('a deposit', () => {
  it.each([
    ['wallonia', 2, []],
    ['wallonia', 2.5, ['deposit-above-cap']],
    ['brussels', 3, ['deposit-above-cap']],
    ['luxembourg', 3, ['deposit-above-cap']],
    ['flanders', 3, []],
    ['flanders', 4, ['deposit-above-cap']],
    ['wallonia', 0, []],
    ['wallonia', null, ['deposit-above-cap']],
    ['flanders', null, []],
    [null, 12, []],
  ] as const)('of a dwelling to let in %s of %d months: %j', (region, deposit, expected) => {
    expect(doubtfulFacts({ ...property, goal: 'rent', region, deposit })).toEqual(expected)
  })

  it.each([
    ['wallonia', 2],
    ['brussels', 2],
    ['luxembourg', 2],
    ['flanders', 3],
  ] as const)('in %s may be %d months and not the least bit more', (region, cap) => {
    const warned = (deposit: number) =>
      doubtfulFacts({ ...property, goal: 'rent', region, deposit }).length > 0
    expect([cap - 1, cap - 0.01, cap, cap + 0.01, cap + 1].map(warned)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    const bySettings = (standardDeposit: number) =>
      doubtfulFacts({ ...property, goal: 'rent', region, deposit: null, standardDeposit }).length > 0
    expect([cap, cap + 0.5].map(bySettings)).toEqual([false, true])
  })

  it('is capped for rented dwellings alone', () => {
    expect(doubtfulFacts({ ...property, deposit: 6 })).toEqual([])
    expect(doubtfulFacts({ ...property, goal: 'rent', isDwelling: false, deposit: 6 })).toEqual([])
  })

  it('of the settings is none where they are emptied', () => {
    expect(doubtfulFacts({ ...property, goal: 'rent', standardDeposit: null })).toEqual([])
  })
})
