import { describe, expect, it } from 'vitest'
import { regionOf } from '@/domain/energy/region'
import { dutiesOf, missingInAd } from './duties-of'
import type { DutyFacts } from './duty-facts'
import { dutyCodes, dutyTable, type DutyCode } from './duty-table'

const complete: DutyFacts = {
  today: '2026-11-26',
  region: 'wallonia',
  goal: 'sale',
  isOffered: true,
  isLand: false,
  isGarage: false,
  isDwelling: true,
  publishAddress: true,
  constructionYear: 1974,
  energy: {
    label: 'C',
    certificateNumber: '20260101000001',
    kwh: 210,
    totalKwh: 33_000,
    endDate: '2036-01-01',
  },
  flood: { buildingScore: 'A', plotScore: 'D' },
  planning: {
    permit: 'yes',
    purpose: 'residential',
    summons: 'no',
    preemptiveRights: 'no',
    allotmentPermit: 'no',
  },
  asbestos: { type: 'safe', date: null },
  electricity: 'conform',
  rent: { price: 950, charges: 0 },
  deposit: 2,
  agencyNumber: '506.123',
}
const empty: DutyFacts = {
  ...complete,
  publishAddress: false,
  constructionYear: null,
  energy: { label: null, certificateNumber: ' ', kwh: null, totalKwh: Number.NaN, endDate: null },
  flood: { buildingScore: '', plotScore: 'E' },
  planning: { permit: null, purpose: '', summons: null, preemptiveRights: undefined, allotmentPermit: null },
  asbestos: { type: null, date: null },
  electricity: null,
  rent: { price: 0, charges: undefined },
  deposit: null,
  agencyNumber: ' ',
}
const wallonia = ['energy-label', 'energy-number', 'energy-kwh', 'energy-total']
const flanders = ['energy-score', 'energy-number', 'flood-g', 'flood-p']
const planning = ['permit', 'purpose', 'summons', 'preemptive-rights', 'allotment-permit']
const rent = ['rent', 'rent-charges']

const dutyOf = (code: DutyCode, facts: Partial<DutyFacts>) =>
  dutiesOf({ ...complete, ...facts }).find((duty) => duty.code === code)

describe('missingInAd', () => {
  it.each([
    ['wallonia', 'sale', wallonia],
    ['wallonia', 'rent', [...wallonia, ...rent]],
    ['brussels', 'sale', ['energy-label']],
    ['brussels', 'rent', ['energy-label', ...rent]],
    ['flanders', 'sale', [...flanders, ...planning]],
    ['flanders', 'rent', [...flanders, ...rent]],
    ['luxembourg', 'sale', ['energy-label']],
    ['luxembourg', 'rent', ['energy-label', ...rent]],
    [null, 'sale', []],
    [null, 'rent', rent],
  ] as const)('asks all of an empty ad in %s for %s, nothing of a complete one', (region, goal, expected) => {
    expect(missingInAd({ ...empty, region, goal })).toEqual(expected)
    expect(missingInAd({ ...complete, region, goal })).toEqual([])
  })

  it.each([
    ['land in Wallonia', { region: 'wallonia', isLand: true }, []],
    ['a garage in Wallonia', { region: 'wallonia', isGarage: true }, []],
    ['a garage to rent in Brussels', { region: 'brussels', isGarage: true, goal: 'rent' }, rent],
    [
      'land in Flanders, which has no building',
      { region: 'flanders', isLand: true },
      ['flood-p', ...planning],
    ],
    ['a garage in Flanders', { region: 'flanders', isGarage: true }, ['flood-g', 'flood-p', ...planning]],
  ] as const)('asks no energy of %s', (_case, fields, expected) => {
    expect(missingInAd({ ...empty, ...fields })).toEqual(expected)
  })

  it.each([
    [
      'a published address needs no certificate code in Flanders',
      { region: 'flanders', publishAddress: true, energy: { ...complete.energy, certificateNumber: null } },
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
    [
      'an answer that is not known does not stop the ad',
      { region: 'flanders', planning: { ...complete.planning, permit: 'unknown' } },
      [],
    ],
  ] as const)('%s', (_case, fields, expected) => {
    expect(missingInAd({ ...complete, ...fields })).toEqual(expected)
  })

  it.each([
    ['planning mentions', { region: 'flanders', planning: empty.planning }],
    ['a certificate that has ended', { energy: { ...complete.energy, endDate: '2026-11-25' } }],
  ] as const)('lets what is online stay there without %s', (_case, fields) => {
    expect(missingInAd({ ...complete, ...fields })).not.toEqual([])
    expect(missingInAd({ ...complete, ...fields }, { isOnline: true })).toEqual([])
  })

  it('lets nothing stay online without the energy, flood and rent that each ad shows', () => {
    const of = (region: DutyFacts['region']) =>
      missingInAd({ ...empty, region, goal: 'rent' }, { isOnline: true })
    expect(of('flanders')).toEqual([...flanders, ...rent])
    expect(of('wallonia')).toEqual([...wallonia, ...rent])
  })

  it('asks nothing of a property that is sold or rented', () => {
    for (const region of ['flanders', 'wallonia', 'brussels', 'luxembourg'] as const)
      expect(missingInAd({ ...empty, region, isOffered: false })).toEqual([])
    expect(dutiesOf({ ...empty, isOffered: false }).every(({ reason }) => reason === 'gone')).toBe(true)
  })
})

describe('dutiesOf', () => {
  it('takes the region from the postcode, at its borders', () => {
    const regions = ['1299', '1300', '1499', '1500', '3999', '4000', '7999', '8000'].map((zip) =>
      regionOf({ countryId: 10, zip }),
    )
    expect(
      regions.map((region) => dutiesOf({ ...empty, region }).some(({ code }) => code === 'flood-p')),
    ).toEqual([false, false, false, true, true, false, false, true])
  })

  it.each([
    ['2022-12-31', 'exempt', 'not-yet'],
    ['2023-01-01', 'missing', null],
  ] as const)('asks the flood scores from their day on: %s', (today, state, reason) => {
    const duty = dutiesOf({ ...empty, region: 'flanders', today }).find(({ code }) => code === 'flood-p')
    expect(duty).toMatchObject({ state, reason, since: '2023-01-01' })
  })

  it.each([
    ['2026-11-26', 'there', false],
    ['2026-11-26T11:00:00.000Z', 'there', false],
    ['2026-11-25', 'missing', true],
  ] as const)('a certificate until %s is %s', (endDate, state, stops) => {
    expect(dutyOf('energy-valid', { energy: { ...complete.energy, endDate } })).toMatchObject({
      state,
      stops,
    })
  })

  it('does not ask how long a certificate without an end lasts', () => {
    expect(dutyOf('energy-valid', { energy: { ...complete.energy, endDate: null } })).toMatchObject({
      state: 'exempt',
      reason: 'no-end-date',
    })
  })

  it.each([
    [2000, 'missing', null],
    [2001, 'exempt', 'recent-building'],
    [null, 'to-check', null],
  ] as const)('asks an asbestos certificate of a building of %s: %s', (constructionYear, state, reason) => {
    const facts = { region: 'flanders', constructionYear, asbestos: { type: null, date: null } } as const
    expect(dutyOf('asbestos', facts)).toMatchObject({ state, reason, stops: false })
    expect(dutyOf('asbestos', { ...facts, goal: 'rent' })?.reason).toBe('sale-only')
    expect(dutyOf('asbestos', { ...facts, asbestos: { type: 'not-safe', date: null } })?.state).not.toBe(
      'missing',
    )
  })

  it.each([
    ['flanders', 3],
    ['wallonia', 2],
    ['brussels', 2],
    ['luxembourg', 2],
  ] as const)('lets a landlord ask in %s at most %i months, and warns above', (region, cap) => {
    expect(dutyOf('deposit', { region, goal: 'rent', deposit: cap })?.state).toBe('there')
    expect(dutyOf('deposit', { region, goal: 'rent', deposit: cap + 1 })).toMatchObject({
      state: 'to-check',
      stops: false,
    })
    expect(dutyOf('deposit', { region, goal: 'rent', isDwelling: false, deposit: 9 })?.reason).toBe(
      'not-dwelling',
    )
  })

  it('names the law on leases for dwellings, the rule of the agency for other rentals', () => {
    expect(dutyOf('rent', { region: 'flanders', goal: 'rent' })?.law).toBe('flanders-lease')
    expect(dutyOf('rent', { region: 'flanders', goal: 'rent', isDwelling: false })).toMatchObject({
      law: 'own-rule',
      since: null,
    })
  })

  it('warns of what is needed later, and does not stop the ad', () => {
    const states = dutiesOf({ ...empty, region: 'flanders', constructionYear: 1950 })
    for (const code of ['asbestos', 'electricity', 'agency-number'])
      expect(states.find((duty) => duty.code === code)).toMatchObject({ state: 'missing', stops: false })
  })
})

describe('dutyTable', () => {
  it('has one rule of a code for a region, in the order of the checklist', () => {
    for (const region of ['flanders', 'wallonia', 'brussels', 'luxembourg', null] as const) {
      const codes = dutyTable.filter(({ regions }) => regions.includes(region)).map(({ code }) => code)
      expect(codes).toEqual(dutyCodes.filter((code) => codes.includes(code)))
    }
  })
})
