import { energyLabels } from '@/domain/energy/energy-label'
import { listingSorts } from '@/domain/search/criterion-kinds'
import {
  criteriaRows,
  listingFlags,
  listingKeys,
  listingNumbers,
  type ListingFlagKey,
  type ListingKey,
  type ListingNumberKey,
} from '@/domain/search/criteria-table'
import { criteriaLimits } from '@/domain/search/criterion-values'

/** A parameter of the query as OpenAPI describes it. */
export type Parameter = {
  name: string
  in: 'query' | 'path'
  required: boolean
  description: string
  schema: object
}

type CriterionText = { description: string; schema: object }

const wholeUpTo = (maximum: number): object => ({ type: 'integer', minimum: 1, maximum })
const several = (items: object, maxItems: number): object => ({ type: 'array', items, maxItems })
const text = { type: 'string' }

type DescribedKey = Exclude<ListingKey, ListingNumberKey | ListingFlagKey>

// Numbers and boxes say by their names what they are.
const described: Readonly<Record<DescribedKey, CriterionText>> = {
  goal: { description: 'For sale or to let', schema: { ...text, enum: ['sale', 'rent'] } },
  types: {
    description: 'WebIDs of property types',
    schema: several(wholeUpTo(criteriaLimits.webId), criteriaLimits.types),
  },
  cities: {
    description: 'Towns as name|zip, such as Wavre|1300',
    schema: several(text, criteriaLimits.cities),
  },
  places: {
    description:
      'Ids of municipalities, districts, provinces or regions, such as be-municipality-wavre; beside towns: either',
    schema: several(text, criteriaLimits.places),
  },
  near: {
    description: 'The id of a place and 2 to 30 km around it, such as be-municipality-wavre,10',
    schema: text,
  },
  shape: { description: 'lat~lng_lat~lng_…: the 3 to 60 corners of a drawn line', schema: text },
  notTypes: {
    description: 'WebIDs of property types that are not wanted',
    schema: several(wholeUpTo(criteriaLimits.webId), criteriaLimits.types),
  },
  area: { description: 'south,west,north,east in degrees', schema: text },
  minPrice: { description: 'Euro', schema: wholeUpTo(criteriaLimits.price) },
  maxPrice: { description: 'Euro', schema: wholeUpTo(criteriaLimits.price) },
  labels: {
    description: 'Energy labels',
    schema: several({ ...text, enum: energyLabels }, energyLabels.length),
  },
  text: {
    description: 'Words, read as the field of the site reads them',
    schema: { ...text, maxLength: criteriaLimits.text },
  },
  sort: { description: 'The order', schema: { ...text, enum: listingSorts } },
  page: {
    description: 'From 1; a page after the last one is the last one',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
}

const isNumber = (key: ListingKey): key is ListingNumberKey => listingNumbers.some((number) => number === key)
const isFlag = (key: ListingKey): key is ListingFlagKey => listingFlags.some((flag) => flag === key)

function textOf(key: ListingKey): CriterionText {
  if (isFlag(key)) return { description: 'Only properties that have or are this', schema: box }
  if (!isNumber(key)) return described[key]
  const { unit = null } = criteriaRows[key].field ?? {}
  const many = key.startsWith('max') ? 'At most so many' : 'At least so many'
  return { description: unit ? `${many} ${unit}` : many, schema: wholeNumber }
}

const box = { type: 'string', enum: ['1'] }
const wholeNumber = { type: 'integer', minimum: 1 }

/** The criteria of lists as parameters of the API. */
export const criteriaParameters = (): Parameter[] =>
  listingKeys.map((key) => ({
    name: criteriaRows[key].query ?? key,
    in: 'query',
    required: false,
    ...textOf(key),
  }))
