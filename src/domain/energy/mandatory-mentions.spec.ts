import { describe, expect, it } from 'vitest'
import { missingMentions, type AdMentions } from './mandatory-mentions'

const complete: AdMentions = {
  region: 'wallonia',
  goal: 'sale',
  isLand: false,
  isGarage: false,
  publishAddress: true,
  energy: { label: 'C', certificateNumber: '20260101000001', kwh: 210, totalKwh: 33_000 },
  flood: { buildingScore: 'A', plotScore: 'D' },
  rent: { price: 950, charges: 0 },
}
const empty: AdMentions = {
  ...complete,
  publishAddress: false,
  energy: { label: null, certificateNumber: ' ', kwh: null, totalKwh: Number.NaN },
  flood: { buildingScore: '', plotScore: 'E' },
  rent: { price: 0, charges: undefined },
}
const wallonia = ['energy-label', 'energy-number', 'energy-kwh', 'energy-total']
const flanders = ['energy-score', 'energy-number', 'flood-g', 'flood-p']
const rent = ['rent', 'rent-charges']

describe('missingMentions', () => {
  it.each([
    ['wallonia', 'sale', wallonia],
    ['wallonia', 'rent', [...wallonia, ...rent]],
    ['brussels', 'sale', ['energy-label']],
    ['brussels', 'rent', ['energy-label', ...rent]],
    ['flanders', 'sale', flanders],
    ['flanders', 'rent', [...flanders, ...rent]],
    ['luxembourg', 'sale', ['energy-label']],
    ['luxembourg', 'rent', ['energy-label', ...rent]],
    [null, 'sale', []],
    [null, 'rent', rent],
  ] as const)('asks all of an empty ad in %s for %s, nothing of a complete one', (region, goal, expected) => {
    expect(missingMentions({ ...empty, region, goal })).toEqual(expected)
    expect(missingMentions({ ...complete, region, goal })).toEqual([])
  })

  it.each([
    ['land in Wallonia', { region: 'wallonia', isLand: true }, []],
    ['a garage in Wallonia', { region: 'wallonia', isGarage: true }, []],
    ['a garage to rent in Brussels', { region: 'brussels', isGarage: true, goal: 'rent' }, rent],
    ['land in Flanders, which has no building', { region: 'flanders', isLand: true }, ['flood-p']],
    ['a garage in Flanders', { region: 'flanders', isGarage: true }, ['flood-g', 'flood-p']],
  ] as const)('asks no energy of %s', (_case, fields, expected) => {
    expect(missingMentions({ ...empty, ...fields })).toEqual(expected)
  })

  it.each([
    [
      'a published address needs no certificate code in Flanders',
      { region: 'flanders', publishAddress: true },
      [],
    ],
    ['a certificate code needs no address in Flanders', { region: 'flanders', publishAddress: false }, []],
    [
      'a published address is no certificate number in Wallonia',
      { publishAddress: true, energy: { ...complete.energy, certificateNumber: null } },
      ['energy-number'],
    ],
    ['PEB en cours is no label', { energy: { ...complete.energy, label: 'PEB en cours' } }, ['energy-label']],
    [
      'several classes are a label in Luxembourg',
      { region: 'luxembourg', energy: { ...complete.energy, label: 'B-C-B' } },
      [],
    ],
    ['zero is a figure', { energy: { ...complete.energy, kwh: 0, totalKwh: 0 } }, []],
    ['negative charges are none', { goal: 'rent', rent: { price: 950, charges: -1 } }, ['rent-charges']],
  ] as const)('%s', (_case, fields, expected) => {
    expect(missingMentions({ ...complete, ...fields })).toEqual(expected)
  })
})
