import { readFileSync } from 'node:fs'
import type { Locale } from '../../src/domain/shared/locale'

/** A property of the sample as `seed/snapshot/properties.json` has it, as far as journeys ask for it. */
type SampleProperty = {
  ID: number
  language: Locale
  City: string
  Zip: string
  Street: string
  HouseNumber: string
  TypeDescription: string
  Pictures: { Url: string; Name: string }[]
  Detail: { energyCertificate: { number: string } }
}

const properties: SampleProperty[] = JSON.parse(readFileSync('seed/snapshot/properties.json', 'utf8'))

/** A property of the sample in a language. */
export function sampleProperty(id: number, locale: Locale): SampleProperty {
  const property = properties.find(({ ID, language }) => ID === id && language === locale)
  if (!property) throw new Error(`The sample has no home ${id} in ${locale}`)
  return property
}

const isPlan = ({ Url }: { Url: string }): boolean => Url.includes('floorplan')

const namesOf = (pictures: SampleProperty['Pictures']): string[] => pictures.map(({ Name }) => Name)

/** What the pictures of a property show, photos and plans apart. */
export const pictureNames = ({ Pictures }: SampleProperty) => ({
  photos: namesOf(Pictures.filter((picture) => !isPlan(picture))),
  plans: namesOf(Pictures.filter(isPlan)),
})
