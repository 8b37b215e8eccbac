import type { Property } from '@/cms/payload-types'
import { formatEuro } from '@/domain/properties/price'
import { formatSurface } from '@/domain/properties/surface'
import type { Fact, FactGroup } from './view-models'

type Kind =
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

const decimals = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 })

const numbers: Partial<Record<Kind, (value: number) => string | null>> = {
  count: (value) => (value > 0 ? String(value) : null),
  year: (value) => String(value),
  surface: (value) => formatSurface(value),
  metres: (value) => (value > 0 ? `${decimals.format(value)} m` : null),
  euro: (value) => formatEuro(value),
  percent: (value) => `${decimals.format(value)} %`,
  plain: (value) => decimals.format(value),
}

const day = /^(\d{4})-(\d{2})-(\d{2}).*$/

function toFact(key: string, { value, kind }: { value: unknown; kind: Kind }): Fact[] {
  if (typeof value === 'number') return toNumberFact(key, { value, kind })
  if (typeof value === 'boolean' && kind === 'occupancy')
    return [{ key, option: value ? 'occupied' : 'free' }]
  if (typeof value !== 'string' || value === '') return []
  if (kind === 'option') return [{ key, option: value }]
  return [{ key, value: kind === 'date' ? toDate(value) : value }]
}

function toNumberFact(key: string, { value, kind }: { value: number; kind: Kind }): Fact[] {
  if (kind === 'kwhYear' || kind === 'co2' || kind === 'years') return [{ key, amount: value, unit: kind }]
  if (kind === 'euroMonth' || kind === 'euroYear')
    return [{ key, money: formatEuro(value), per: kind === 'euroMonth' ? 'month' : 'year' }]
  const text = numbers[kind]?.(value) ?? null
  return text === null ? [] : [{ key, value: text }]
}

const toDate = (value: string): string => value.replace(day, '$3/$2/$1')

type Rows = Record<string, Kind>

const rows = {
  rooms: {
    bedrooms: 'count',
    bathrooms: 'count',
    showerRooms: 'count',
    toilets: 'count',
    garages: 'count',
    parkings: 'count',
    floors: 'count',
  },
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
} as const satisfies Record<FactGroup['key'], Rows>

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function factsOf(group: unknown, kinds: Rows): Fact[] {
  if (!isGroup(group)) return []
  return Object.entries(kinds).flatMap(([key, kind]) => toFact(key, { value: group[key], kind }))
}

// What a tenant pays stands in its own block (`getRentalTerms`), for a sale there are only the charges to take over.
function costsOf({ goal, costs }: Property): Fact[] {
  const facts = factsOf(costs, rows.costs)
  return goal === 'rent' ? facts.filter(({ key }) => key !== 'rentCharges') : facts
}

/** The facts of a home that are known, grouped and in the order people ask. */
export function factGroupsOf(home: Property): FactGroup[] {
  const groups: FactGroup[] = [
    { key: 'rooms', facts: factsOf(home.rooms, rows.rooms) },
    { key: 'surfaces', facts: factsOf(home.surfaces, rows.surfaces) },
    { key: 'construction', facts: factsOf(home.construction, rows.construction) },
    { key: 'energy', facts: factsOf(home.energy, rows.energy) },
    { key: 'planning', facts: factsOf(home.planning, rows.planning) },
    { key: 'costs', facts: costsOf(home) },
    {
      key: 'lifeAnnuity',
      facts: home.lifeAnnuity?.enabled ? factsOf(home.lifeAnnuity, rows.lifeAnnuity) : [],
    },
  ]
  return groups.filter(({ facts }) => facts.length > 0)
}
