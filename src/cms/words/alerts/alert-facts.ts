import type { AlertWishes } from '@/domain/alerts/alert-wishes'
import type { KnownNames } from '@/domain/leads/known-names'
import { noLeadValues } from '@/domain/leads/parse-lead'
import type { LeadValues } from '@/domain/leads/lead-fields'
import type { Locale } from '@/domain/shared/locale'
import { colon } from '@/cms/words/colon'
import { leadFacts, type LeadFact } from '@/cms/words/leads/lead-facts'

type AlertFactsInput = { wishes: AlertWishes; locale: Locale; names: KnownNames }

/** The towns of wishes as the forms have them: `name|zip`. */
export const cityMarks = ({ cities, zips }: Pick<AlertWishes, 'cities' | 'zips'>): string[] => [
  ...cities.map(({ name, zip }) => `${name}|${zip}`),
  ...zips.map((zip) => `${zip}|`),
]

function toValues({
  cities,
  zips,
  minBathrooms,
  minGarages,
  minParkings,
  ...wishes
}: AlertWishes): LeadValues {
  return {
    ...noLeadValues,
    ...{ goal: wishes.goal, types: wishes.types, terrace: wishes.terrace, garden: wishes.garden },
    ...{ minPrice: wishes.minPrice, maxPrice: wishes.maxPrice, minBedrooms: wishes.minBedrooms },
    cities: cityMarks({ cities, zips }),
    bathrooms: minBathrooms,
    garages: minGarages,
    parkings: minParkings,
  }
}

/** What an alert asks for, in the words and the order of the form it is asked with. */
export const alertFacts = ({ wishes, ...words }: AlertFactsInput): LeadFact[] =>
  leadFacts({ kind: 'demand-register', values: toValues(wishes), ...words })

const plain = ['goal', 'types', 'cities']
const flags = ['terrace', 'garden']

/** The same in one line; '' where it asks for nothing. */
export const alertSummary = (asked: AlertFactsInput): string =>
  alertFacts(asked)
    .map(({ field, label, value }) => {
      if (plain.includes(field)) return value
      return flags.includes(field) ? label : `${label}${colon(asked.locale)}${value}`
    })
    .join(' · ')
