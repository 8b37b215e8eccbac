import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { askPrepared, prepareSql } from '@/cms/database/prepared-sql'
import { documentKinds } from '@/cms/fields/properties/document-kinds'
import { fillText } from '@/cms/queries/content/text-relations'
import type { PriceHistory } from '@/domain/price-history/shown-price-history'
import { listedInFields } from '@/domain/properties/listed-in'
import { perLocale, type Locale, type Localized } from '@/domain/shared/locale'
import { listedRow, listedTexts } from './listed-properties'
import { priceHistoryOf } from './price-history'
import { pageCityNames, pageDocuments, pageProperty, pageTables, pageTitles } from './published-property-json'
import type { PropertyDocument, PropertyOfPage } from './property-of-page'
import { hasPropertyPage } from './status-where'

type PublishedProperty = {
  property: PropertyOfPage
  /** The names of its documents: their titles, else their kinds. */
  documents: string[]
  history: PriceHistory
  /** Its title and the name of its city in every language that has them. */
  titles: Localized
  cityNames: Localized
}

type PropertyRow = {
  property: PropertyOfPage
  documents: PropertyDocument[]
  history: PriceHistory
  titles: Localized
  cityNames: Localized | null
}

const propertyIn = perLocale((locale) => {
  const asked = sql`${locale}`
  return prepareSql<'publicId'>(sql`
    select ${pageProperty(asked)} as property, ${pageDocuments(asked)} as documents, ${priceHistoryOf} as history,
      ${pageTitles} as titles, ${pageCityNames} as "cityNames"
    from ${pageTables(asked)}
    where ${listedRow.public_id} = ${sql.placeholder('publicId')} and ${hasPropertyPage(listedRow)}
      and ${listedTexts.title} is not null and ${listedRow[`listed_in_${listedInFields[locale]}`]}
    order by ${listedRow.id} desc limit 1`)
})

/**
 * A property for its page in one language, with only what visitors may see: published, listed in the language and with a
 * title in it; null for any other. One SQL query instead of Payload's reading at depth, which builds a query of some hundred
 * localized columns (docs/decisions); property-reads.int.spec.ts compares both.
 */
export async function findPublishedProperty({
  payload,
  publicId,
  locale,
}: {
  payload: Payload
  publicId: number
  locale: Locale
}): Promise<PublishedProperty | null> {
  const [row] = await askPrepared<PropertyRow>(payload, propertyIn[locale]({ publicId }))
  if (!row) return null
  const { property, documents, history, titles, cityNames } = row
  const description = await fillText({ payload, text: property.description, locale })
  return {
    property: Object.assign(property, { description }),
    documents: documents.map(({ title, kind }) => title || documentKinds[kind ?? 'other'][locale]),
    history,
    titles,
    cityNames: cityNames ?? {},
  }
}
