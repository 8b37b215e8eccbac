import { readFileSync } from 'node:fs'
import type { Locale } from '../../../src/domain/shared/locale'

/** The parts of a property in `seed/snapshot/properties.json` that journeys need. */
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
  if (!property) throw new Error(`The sample has no property ${id} in ${locale}`)
  return property
}

const isPlan = ({ Url }: { Url: string }): boolean => Url.includes('floorplan')

const namesOf = (pictures: SampleProperty['Pictures']): string[] => pictures.map(({ Name }) => Name)

/** The subjects of a property's pictures, apart from "photo" and "plan". */
export const pictureNames = ({ Pictures }: SampleProperty) => ({
  photos: namesOf(Pictures.filter((picture) => !isPlan(picture))),
  plans: namesOf(Pictures.filter(isPlan)),
})
