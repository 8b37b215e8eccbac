import type { AlertCriteria } from '@/domain/alerts/alert-criteria'
import type { KnownNames } from '@/domain/leads/known-names'
import { noLeadValues } from '@/domain/leads/parse-lead'
import { fieldInfo, type LeadFieldType, type LeadValues } from '@/domain/leads/lead-fields'
import { alertFieldValues } from '@/domain/search/criteria-fields'
import { cityKey } from '@/domain/search/counts'
import { formatShape } from '@/domain/search/areas/drawn-shape'
import { writeNear } from '@/domain/search/areas/near-place'
import type { Locale } from '@/domain/shared/locale'
import { colon } from '@/domain/shared/text'
import { leadFacts, type LeadFact } from '@/cms/words/leads/lead-facts'

type AlertFactsInput = { criteria: AlertCriteria; locale: Locale; names: KnownNames }

/** The towns of criteria in the form of the forms: `name|zip`. */
export const cityValues = ({ cities, zips }: Pick<AlertCriteria, 'cities' | 'zips'>): string[] => [
  ...cities.map(({ name, zip }) => `${name}|${zip}`),
  ...zips.map((zip) => `${zip}|`),
]

const toValues = (criteria: AlertCriteria): LeadValues => ({
  ...noLeadValues,
  ...alertFieldValues(criteria),
  goal: criteria.goal,
  types: criteria.types,
  cities: cityValues(criteria),
  places: criteria.places,
  near: criteria.near && writeNear(criteria.near),
  shape: criteria.shape.length > 0 ? formatShape(criteria.shape) : null,
  minPrice: criteria.minPrice,
  maxPrice: criteria.maxPrice,
})

/** The criteria of an alert, in the words and the order of its form. */
export const alertFacts = ({ criteria, ...words }: AlertFactsInput): LeadFact[] =>
  leadFacts({ kind: 'demand-register', values: toValues(criteria), ...words })

/** The criteria in words, without towns that nobody knows: whoever posts them may write to a stranger in their names. */
export const knownFacts = ({ criteria, locale, names }: AlertFactsInput): LeadFact[] => {
  const isKnown = ({ name, zip }: { name: string; zip: string }) =>
    names.townNames.has(cityKey({ city: name, zip }))
  return alertFacts({ criteria: { ...criteria, cities: criteria.cities.filter(isKnown) }, locale, names })
}

// Values that explain themselves.
const plain: readonly LeadFieldType[] = ['choice', 'types', 'cities', 'places', 'near']

/** The criteria of an alert in one line; '' without criteria. */
export const alertSummary = (asked: AlertFactsInput): string =>
  alertFacts(asked)
    .map(({ field, label, value }) => {
      const { type } = fieldInfo(field)
      if (plain.includes(type)) return value
      return type === 'boolean' || type === 'shape' ? label : `${label}${colon(asked.locale)}${value}`
    })
    .join(' · ')
