import { z } from 'zod'
import { mostDepositMonths } from '@/domain/properties/rental-terms'
import { isRecord } from '@/domain/shared/is-record'

/**
 * `Detail` of a property record: the detail attributes of section 3 in camelCase, in the specification's units.
 * The groups are ours; an attribute given flat (`livingSurface`, `kwh`, `notaryFees`) finds its group by itself.
 */

const count = z.number().int().nonnegative().nullish()
const amount = z.number().nonnegative().nullish()
const word = z.union([z.string(), z.number().transform(String)]).nullish()
const answer = z
  .union([z.enum(['yes', 'no', 'unknown']), z.boolean().transform((is) => (is ? 'yes' : 'no'))])
  .nullish()
const day = z.iso.date().nullish()
const certificate = z.enum(['conform', 'not-conform', 'none']).nullish()
const score = z.enum(['A', 'B', 'C', 'D']).nullish()

const surfaces = z.object({
  total: amount,
  living: amount,
  ground: amount,
  garden: amount,
  terrace: amount,
  office: amount,
  constructed: amount,
})

const planning = z.object({
  permit: answer,
  allotmentPermit: answer,
  preemptiveRights: answer,
  summons: answer,
  areaApplication: z
    .enum(['residential', 'rural-residential', 'agricultural', 'economic', 'mixed'])
    .nullish(),
  judicialDecision: answer,
})

const costs = z.object({
  notaryFees: amount,
  registrationRights: amount,
  vat: amount,
  rentCharges: amount,
  deposit: z
    .number()
    .nonnegative()
    .max(mostDepositMonths, `is in months of rent, ${mostDepositMonths} at most`)
    .nullish(),
  agencyCost: amount,
  inventory: amount,
  propertyTax: amount,
})

const lifeAnnuity = z.object({
  downPayment: amount,
  monthlyAnnuity: amount,
  occupied: z.boolean().nullish(),
  annuitants: count,
  ages: word,
  maximumYears: count,
  bareOwnershipValue: amount,
})

const schema = z.object({
  uniqueCode: word,
  status: word,
  bedrooms: count,
  bathrooms: count,
  showerRooms: count,
  toilets: count,
  garages: count,
  parkings: count,
  floors: count,
  surfaces: surfaces.default({}),
  frontWidth: amount,
  plotWidth: amount,
  constructionYear: z.number().int().min(1000).max(2200).nullish(),
  renovationYear: z.number().int().min(1000).max(2200).nullish(),
  facades: z.union([z.literal(2), z.literal(3), z.literal(4)]).nullish(),
  energyCertificate: z
    .object({
      label: word,
      kwh: amount,
      total: amount,
      co2: amount,
      endDate: day,
      eLevel: z.number().nullish(),
      number: word,
    })
    .default({}),
  heating: z.enum(['gas', 'oil', 'heat-pump', 'electric', 'pellets', 'district', 'wood']).nullish(),
  glazing: z.enum(['single', 'double', 'triple']).nullish(),
  windowFrame: z.enum(['pvc', 'wood', 'aluminium', 'wood-aluminium']).nullish(),
  kitchen: z.enum(['none', 'semi-equipped', 'equipped', 'hyper-equipped']).nullish(),
  roof: z.enum(['tiles', 'slate', 'flat', 'zinc', 'thatch', 'corrugated']).nullish(),
  floodZone: z.enum(['none', 'low', 'medium', 'high']).nullish(),
  gScore: score,
  pScore: score,
  asbestosType: z.enum(['safe', 'not-safe', 'unknown']).nullish(),
  asbestosDate: day,
  electricityCertificate: certificate,
  gasCertificate: certificate,
  planning: planning.default({}),
  costs: costs.default({}),
  lifeAnnuity: lifeAnnuity.nullish(),
  startPrice: amount,
  newBuild: z.boolean().nullish(),
  // An extension: what tells the units of a project apart.
  unitNumber: word,
  floor: z.number().int().nullish(),
})

/** The keys of the groups that are stored unchanged. */
export const groupKeys = {
  surfaces: Object.keys(surfaces.shape),
  planning: Object.keys(planning.shape),
  costs: Object.keys(costs.shape),
  lifeAnnuity: Object.keys(lifeAnnuity.shape),
} as const

/** Flat spellings, with the group and key of each. */
const properties: Record<string, readonly [group: string, key: string]> = Object.fromEntries([
  ...['total', 'living', 'ground', 'garden', 'terrace', 'office', 'constructed'].flatMap((key) => [
    [`${key}Surface`, ['surfaces', key]],
    [`surface${key[0]?.toUpperCase()}${key.slice(1)}`, ['surfaces', key]],
  ]),
  ...['kwh', 'co2', 'eLevel'].map((key) => [key, ['energyCertificate', key]]),
  ['energyLabel', ['energyCertificate', 'label']],
  ['energyTotal', ['energyCertificate', 'total']],
  ['energyEndDate', ['energyCertificate', 'endDate']],
  ['certificateNumber', ['energyCertificate', 'number']],
  ...['permit', 'allotmentPermit', 'preemptiveRights', 'summons', 'areaApplication', 'judicialDecision'].map(
    (key) => [key, ['planning', key]],
  ),
  ...[
    'notaryFees',
    'registrationRights',
    'vat',
    'rentCharges',
    'deposit',
    'agencyCost',
    'inventory',
    'propertyTax',
  ].map((key) => [key, ['costs', key]]),
])

/** Whether a key is a flat spelling of an attribute in a group. */
export const isDetailKey = (key: string): boolean => Object.hasOwn(properties, key)

/** Moves flat spellings into their groups; a value in the group itself wins. */
function gather(input: unknown): unknown {
  if (!isRecord(input)) return input
  const gathered: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(input)) if (!isDetailKey(key)) gathered[key] = value
  for (const [key, value] of Object.entries(input)) {
    const [group, inner] = properties[key] ?? []
    if (group === undefined || inner === undefined) continue
    const given = gathered[group] ?? {}
    if (isRecord(given)) gathered[group] = { [inner]: value, ...given }
  }
  return gathered
}

export const propertyDetailSchema = z.preprocess(gather, schema)

export type PropertyDetailRecord = z.infer<typeof schema>
