import { energyView, type EnergyLabel } from '@/domain/energy/energy-label'
import { regionOf } from '@/domain/energy/region'
import type { Goal } from '@/domain/properties/goal'
import { usableSurface, type StoredSurfaces } from '@/domain/properties/card-facts'
import { shownPosition, type Position } from '@/domain/properties/position'
import { shownMoney, type LifeAnnuityFields } from '@/domain/properties/shown-money'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'

/** The facts of a property, its city and types that the search uses, in all languages. */
export type SearchSource = {
  publicId: number | null
  goal: Goal
  listedIn: Record<Locale, boolean>
  titles: Localized
  /** Of the main type and the further ones. */
  typeNames: Localized[]
  /** All names by which its town is found, in the form in which names are compared. */
  townNames: readonly string[]
  zip: string | null
  countryId: number | null
  publishAddress: boolean | null
  /** In degrees. */
  latitude: number | null
  longitude: number | null
  price: number | null
  publishPrice: boolean | null
  /** What the price is for, in each language that says it. */
  priceUnitTexts: readonly string[] | null
  lifeAnnuity: LifeAnnuityFields | null
  /** Of its main type. */
  typeWebId: number | null
  surfaces: StoredSurfaces | null
  kwh: number | null
  label: string | null
  labelText: string | null
}

/** The derived facts of a property: computed once per save, so that queries need not derive them. */
export type SearchFacts = {
  /**
   * Title, types, town in all languages, zip and reference, in the form in which names are compared; absent in a language
   * without listing.
   */
  texts: Localized
  /**
   * The price in euro if visitors see it, for a life annuity its estimated value; filters must not reveal a hidden price.
   */
  shownPrice: number | null
  /** The price within a list of life annuities, if visitors see it: the amount paid at the deed. */
  annuityPrice: number | null
  /** The price of the whole property or its monthly rent, if visitors see it; ranges of prices are of these. */
  comparablePrice: number | null
  /** The surface inside in m². */
  usableSurface: number | null
  /** Where the map shows it; searching around it must not reveal an unpublished address. */
  position: Position | null
  label: EnergyLabel | null
}

/** The search row of a property. It is listed in the languages that are ticked and have a title. */
export function toSearchFacts(source: SearchSource): SearchFacts {
  const { zip, countryId, kwh, label, labelText } = source
  const texts: Localized = {}
  for (const locale of locales) {
    const text = searchText(source, locale)
    if (text !== null) texts[locale] = text
  }
  const { ordinary, amongAnnuities } = shownMoney(source).sortedBy
  return {
    texts,
    shownPrice: ordinary,
    annuityPrice: amongAnnuities,
    comparablePrice: comparableOf(source),
    usableSurface: usableSurface(source.typeWebId, source.surfaces),
    position: shownPosition(source),
    label: energyView({ region: regionOf({ countryId, zip }), countryId, kwh, label, labelText }).label,
  }
}

/** The amount must be one of the whole property in every language that says what it is for. */
function comparableOf({ priceUnitTexts, ...source }: SearchSource): number | null {
  const texts = priceUnitTexts && priceUnitTexts.length > 0 ? priceUnitTexts : [null]
  const amounts = texts.map((priceUnitText) => shownMoney({ ...source, priceUnitText }).comparable)
  return amounts.includes(null) ? null : (amounts[0] ?? null)
}

function searchText(source: SearchSource, locale: Locale): string | null {
  const title = source.titles[locale]
  if (!source.listedIn[locale] || !title) return null
  const types = source.typeNames.map((names) => names[locale])
  const parts = [title, ...types, ...source.townNames, source.zip, source.publicId]
  return toSearchName(parts.filter((part) => part !== null && part !== undefined).join(' '))
}
