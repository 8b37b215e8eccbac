import type { Project } from '@/cms/payload-types'
import type { PropertyOfPage } from '@/cms/queries/properties/property-of-page'
import type { UnitSummary } from '@/domain/projects/unit-summary'
import { shownMoney } from '@/domain/properties/shown-money'
import { countryCode } from '@/domain/seo/country-code'
import { orEmpty, orNull } from '@/site/data/defaults'
import { populated } from '@/site/data/content/pictures'
import type { ListedPropertyFacts, ProjectFacts } from '@/site/data/search/search-models'

function placeOf(relation: PropertyOfPage['city']) {
  const { name, zip, countryId, countryName } = orEmpty(populated(relation))
  return { town: orNull(name), zip: orNull(zip), country: countryCode(countryId) ?? orNull(countryName) }
}

/** A property in numbers and codes; its price only if the page shows it. */
export function toPropertyFacts(property: PropertyOfPage): ListedPropertyFacts {
  const { amount, monthlyAnnuity, pricedBy } = shownMoney(property)
  return {
    ...placeOf(property.city),
    publishedAt: orNull(property.firstPublishedOn ?? property.publishedAt),
    updatedAt: property.updatedAt,
    typeWebId: orNull(populated(property.type)?.webId),
    price: amount,
    monthlyAnnuity,
    pricedBy,
    yearBuilt: orNull(orEmpty(property.construction).constructionYear),
    energyTotal: orNull(orEmpty(property.energy).total),
    co2: orNull(orEmpty(property.energy).co2),
  }
}

/** A project in numbers and codes; its position only as its page shows it. */
export function toProjectFacts(
  project: Project,
  { street, summary }: { street: string | null; summary: UnitSummary },
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
    available: summary.available,
    prices: summary.prices.sale,
  }
}
