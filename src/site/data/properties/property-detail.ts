import type { PropertyOfPage } from '@/cms/queries/properties/property-of-page'
import { formatEuro } from '@/domain/properties/price'
import { roomCounts } from '@/domain/properties/rooms'
import { shownMoney } from '@/domain/properties/shown-money'
import { formatSurface } from '@/domain/properties/surface'
import { isRecord } from '@/domain/shared/is-record'
import type { Locale } from '@/domain/shared/locale'
import { shortDay } from '@/domain/shared/shown-date'
import { formatNumber } from '@/domain/shared/shown-number'
import type { PropertyFact, FactGroup } from './property-models'

type DetailKind =
  | 'count'
  | 'year'
  | 'surface'
  | 'metres'
  | 'euro'
  | 'percent'
  | 'euroMonth'
  | 'euroYear'
  | 'years'
  | 'occupancy'
  | 'kwhYear'
  | 'co2'
  | 'date'
  | 'text'
  | 'option'
  | 'plain'

const numbers: Partial<Record<DetailKind, (value: number, locale: Locale) => string | null>> = {
  count: (value) => (value > 0 ? String(value) : null),
  year: (value) => String(value),
  surface: formatSurface,
  metres: (value, locale) => (value > 0 ? `${formatNumber(value, locale)} m` : null),
  euro: (value) => formatEuro(value),
  percent: (value, locale) => `${formatNumber(value, locale)} %`,
  plain: formatNumber,
}

type DetailValue<Value> = { value: Value; kind: DetailKind; locale: Locale }

function toFact(key: string, { value, kind, locale }: DetailValue<unknown>): PropertyFact[] {
  if (typeof value === 'number') return toNumberFact(key, { value, kind, locale })
  if (typeof value === 'boolean' && kind === 'occupancy')
    return [{ key, option: value ? 'occupied' : 'free' }]
  if (typeof value !== 'string' || value === '') return []
  if (kind === 'option') return [{ key, option: value }]
  return [{ key, value: kind === 'date' ? shortDay(value, locale) : value }]
}

function toNumberFact(key: string, { value, kind, locale }: DetailValue<number>): PropertyFact[] {
  if (kind === 'kwhYear' || kind === 'co2' || kind === 'years') return [{ key, amount: value, unit: kind }]
  if (kind === 'euroMonth' || kind === 'euroYear')
    return [{ key, money: formatEuro(value), per: kind === 'euroMonth' ? 'month' : 'year' }]
  const text = numbers[kind]?.(value, locale) ?? null
  return text === null ? [] : [{ key, value: text }]
}

type Rows = Record<string, DetailKind>

const rows = {
  surfaces: {
    living: 'surface',
    ground: 'surface',
    garden: 'surface',
    terrace: 'surface',
    office: 'surface',
    constructed: 'surface',
    total: 'surface',
    frontWidth: 'metres',
    plotWidth: 'metres',
  },
  construction: {
    constructionYear: 'year',
    renovationYear: 'year',
    facades: 'option',
    heating: 'option',
    glazing: 'option',
    windowFrame: 'option',
    kitchen: 'option',
    roof: 'option',
    furnished: 'option',
    lift: 'option',
    detailStatus: 'text',
    uniqueCode: 'text',
  },
  energy: {
    certificateNumber: 'text',
    total: 'kwhYear',
    co2: 'co2',
    endDate: 'date',
    eLevel: 'plain',
    electricityCertificate: 'option',
    gasCertificate: 'option',
    asbestosType: 'option',
    asbestosDate: 'date',
  },
  planning: {
    permit: 'option',
    allotmentPermit: 'option',
    preemptiveRights: 'option',
    summons: 'option',
    areaApplication: 'option',
    judicialDecision: 'option',
    floodZone: 'option',
    gScore: 'option',
    pScore: 'option',
  },
  costs: {
    rentCharges: 'euroMonth',
    agencyCost: 'euro',
    propertyTax: 'euroYear',
    notaryFees: 'euro',
    registrationRights: 'percent',
    vat: 'percent',
  },
  lifeAnnuity: {
    downPayment: 'euro',
    monthlyAnnuity: 'euroMonth',
    occupied: 'occupancy',
    annuitants: 'count',
    ages: 'text',
    maximumYears: 'years',
    bareOwnershipValue: 'euro',
  },
} as const satisfies Record<Exclude<FactGroup['key'], 'rooms'>, Rows>

function factsOf(group: unknown, { kinds, locale }: { kinds: Rows; locale: Locale }): PropertyFact[] {
  if (!isRecord(group)) return []
  return Object.entries(kinds).flatMap(([key, kind]) => toFact(key, { value: group[key], kind, locale }))
}

// A tenant's costs have their own block (`getRentalTerms`); for a sale only the charges are left.
function costsOf(goal: PropertyOfPage['goal'], facts: PropertyFact[]): PropertyFact[] {
  return goal === 'rent' ? facts.filter(({ key }) => key !== 'rentCharges') : facts
}

/** The known facts of a property, grouped and in the order of interest. */
export function factGroupsOf(property: PropertyOfPage, locale: Locale): FactGroup[] {
  const money = shownMoney(property)
  const { furnished, lift } = property
  const facts = (key: keyof typeof rows, group: unknown) => factsOf(group, { kinds: rows[key], locale })
  const groups: FactGroup[] = [
    { key: 'rooms', facts: roomCounts(property.rooms).map(({ kind, count }) => ({ key: kind, count })) },
    { key: 'surfaces', facts: facts('surfaces', property.surfaces) },
    { key: 'construction', facts: facts('construction', { ...property.construction, furnished, lift }) },
    { key: 'energy', facts: facts('energy', property.energy) },
    { key: 'planning', facts: facts('planning', property.planning) },
    { key: 'costs', facts: costsOf(property.goal, facts('costs', money.costs)) },
    { key: 'lifeAnnuity', facts: facts('lifeAnnuity', money.lifeAnnuity) },
  ]
  return groups.filter(({ facts }) => facts.length > 0)
}
