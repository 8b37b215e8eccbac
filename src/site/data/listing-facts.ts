import type { City, Project, Property } from '@/cms/payload-types'
import type { PriceView } from '@/domain/properties/price'
import { isPriceOfHome } from '@/domain/properties/price-unit'
import { countryCode } from '@/domain/seo/country-code'
import { orEmpty, orNull } from './defaults'
import { populated } from './pictures'
import type { HomeFacts, ProjectFacts } from './search-models'
import type { PropertyCard } from './view-models'

function placeOf(relation: number | City | null | undefined) {
  const { name, zip, countryId, countryName } = orEmpty(populated(relation))
  return { town: orNull(name), zip: orNull(zip), country: countryCode(countryId) ?? orNull(countryName) }
}

/** A home in numbers and codes; its price only where the page names it. */
export function toHomeFacts(home: Property, price: PriceView): HomeFacts {
  return {
    ...placeOf(home.city),
    publishedAt: orNull(home.publishedAt),
    updatedAt: home.updatedAt,
    typeWebId: orNull(populated(home.type)?.webId),
    price: price.kind === 'amount' ? orNull(home.price) : null,
    pricedBy: isPriceOfHome(home) ? null : orNull(home.priceUnitText?.trim()),
    yearBuilt: orNull(orEmpty(home.construction).constructionYear),
    energyTotal: orNull(orEmpty(home.energy).total),
    co2: orNull(orEmpty(home.energy).co2),
  }
}

/** The units of a project that can still be had, with the prices that are named and can be compared. */
function offersOf(units: { home: Property; card: PropertyCard }[]) {
  const available = units.filter(({ card }) => card.status === 'available')
  const priced = available.filter(
    ({ home, card }) => card.price.kind === 'amount' && card.goal === 'sale' && isPriceOfHome(home),
  )
  const prices = priced.flatMap(({ home }) => home.price ?? [])
  return { available: available.length, prices }
}

/** A project in numbers and codes; where it stands only as its page says it. */
export function toProjectFacts(
  project: Project,
  { street, units }: { street: string | null; units: { home: Property; card: PropertyCard }[] },
): ProjectFacts {
  const isExact = project.publishAddress === true
  return {
    ...placeOf(project.city),
    street,
    latitude: isExact ? orNull(project.latitude) : null,
    longitude: isExact ? orNull(project.longitude) : null,
    publishedAt: project.createdAt,
    updatedAt: project.updatedAt,
    typeWebId: orNull(populated(project.projectType)?.webId),
    ...offersOf(units),
  }
}
