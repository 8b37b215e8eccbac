import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { listedInFields } from '@/domain/properties/listed-in'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import { walloonMentions } from '../database/factories'

/** The types and cities of the search specs, by their names there. */
export type Places = { house: number; office: number; wavre: number; liege: number; hamlet: number }

const named = (names: Record<Locale, string>) => names

/** Two types and three cities with a name per language; the hamlet has no inhabitants, and the agency gave it only a Dutch name. */
export async function createPlaces(payload: Payload): Promise<Places> {
  const create = async (collection: 'cities' | 'property-types', data: object): Promise<number> => {
    const { id } = await payload.db.create({ collection, data: { ...data }, select: { id: true } })
    return Number(id)
  }
  const city = (zip: string, name: Localized) =>
    create('cities', {
      zip,
      countryId: 10,
      name,
      searchName: Object.fromEntries(
        Object.entries(name).map(([locale, text]) => [locale, toSearchName(text)]),
      ),
    })
  const places = {
    office: await create('property-types', {
      webId: 9,
      showOrder: 2,
      name: named({ nl: 'Kantoor', fr: 'Bureaux', en: 'Office', de: 'Büro' }),
    }),
    house: await create('property-types', {
      webId: 1,
      showOrder: 1,
      name: named({ nl: 'Woning', fr: 'Maison', en: 'House', de: 'Haus' }),
    }),
    wavre: await city('1300', named({ nl: 'Waver', fr: 'Wavre', en: 'Wavre', de: 'Wavre' })),
    liege: await city('4000', named({ nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' })),
    hamlet: await city('1315', { nl: 'Piétrebais' }),
  }
  const { fillTownNames } = await import('@/cms/operations/town-names/refresh-town-names')
  await fillTownNames(payload)
  return places
}

type SearchPropertyData = Partial<RequiredDataFromCollectionSlug<'properties'>>

/** A house for sale in Wavre that may be published, unless given otherwise. */
export const houseData = ({ house, wavre }: Places, changes: SearchPropertyData = {}) => ({
  goal: 'sale' as const,
  status: 'available' as const,
  type: house,
  city: wavre,
  title: 'Maison avec jardin',
  price: 300_000,
  publishPrice: true,
  ...walloonMentions,
  _status: 'published' as const,
  ...changes,
})

/** Creates the same in several languages at once, with a title in each, and returns its id. Written below Payload's operations. */
export async function createProperty(
  payload: Payload,
  {
    places,
    languages = locales,
    ...changes
  }: { places: Places; languages?: readonly Locale[]; publicId: number } & Omit<
    SearchPropertyData,
    'publicId' | 'title'
  > & {
      title?: Localized
    },
): Promise<number> {
  const titles = Object.fromEntries(languages.map((locale) => [locale, `Title in ${locale}`]))
  const { title, ...rest } = changes
  const data = {
    ...houseData(places, rest),
    title: { ...titles, ...title },
    listedIn: Object.fromEntries(locales.map((one) => [listedInFields[one], languages.includes(one)])),
    publishedAt: new Date(Date.UTC(2026, 0, 1) + changes.publicId * 60_000).toISOString(),
  }
  const { id } = await payload.db.create({ collection: 'properties', data, select: { id: true } })
  const { refreshPropertySearch } = await import('@/cms/operations/property-search/refresh-property-search')
  await refreshPropertySearch({ req: { payload }, ids: [Number(id)] })
  return Number(id)
}
