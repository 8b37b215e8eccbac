import { formatEuro } from '@/domain/properties/price'
import type { ActiveFilter } from '@/domain/search/active-filters'
import { criteriaTable } from '@/domain/search/criteria-table'
import { isSameCity, type NamedCity } from '@/domain/search/towns/named-city'
import type { Locale } from '@/domain/shared/locale'
import { nearInWords, placeInWords } from './place-words'
import { getTranslator } from './translator'

type NameContext = {
  names: {
    types: readonly { webId: number; name: string }[]
    cities: readonly (NamedCity & { country: string | null })[]
  }
  locale: Locale
}

type Words = {
  [Kind in ActiveFilter['kind']]: (filter: Extract<ActiveFilter, { kind: Kind }>) => string
}

function wordsOf({ names, locale }: NameContext): Words {
  const t = getTranslator(locale)
  return {
    text: ({ text }) => t('search.active.text', { text }),
    goal: ({ goal }) => t(`property.goal.${goal}`),
    type: ({ type }) => typeName(type, names) || t('search.filters.types'),
    notType: ({ type }) => t('search.active.notType', { name: typeName(type, names) }),
    city: ({ city }) => cityName(city, names),
    price: (range) => priceName(range, locale),
    number: ({ key, least }) => t(`search.active.${criteriaTable[key].word}`, { count: least }),
    label: ({ label }) => t('search.active.energy', { label }),
    place: ({ place }) => placeInWords(place, locale),
    near: ({ near }) => nearInWords(near, locale),
    shape: () => t('search.active.shape'),
    area: () => t('search.active.area'),
    flag: ({ key }) => t(`search.filters.${key}`),
  }
}

const typeName = (type: number, { types }: NameContext['names']): string =>
  types.find(({ webId }) => webId === type)?.name ?? ''

/** A filter of a list as visitors read it: `3 chambres et plus`, `Wavre`. For the server alone. */
export function filterInWords<Kind extends ActiveFilter['kind']>(
  filter: Extract<ActiveFilter, { kind: Kind }>,
  context: NameContext,
): string {
  const inWords: (filter: Extract<ActiveFilter, { kind: Kind }>) => string = wordsOf(context)[filter.kind]
  return inWords(filter)
}

function priceName({ min, max }: { min: number | null; max: number | null }, locale: Locale): string {
  const t = getTranslator(locale)
  if (min === null) return t('search.active.upTo', { amount: formatEuro(max ?? 0) })
  if (max === null) return t('search.active.from', { amount: formatEuro(min) })
  return t('search.active.price', { min: formatEuro(min), max: formatEuro(max) })
}

function cityName(city: NamedCity, { cities }: NameContext['names']): string {
  const known = cities.find((other) => isSameCity(other, city))
  return [known?.name ?? city.name, known?.country].filter(Boolean).join(', ')
}
