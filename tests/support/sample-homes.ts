import { readFileSync } from 'node:fs'
import type { Locale } from '../../src/domain/shared/locale'

/** A home of the sample as `seed/snapshot/properties.json` has it, as far as journeys ask for it. */
type SampleHome = {
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

const homes: SampleHome[] = JSON.parse(readFileSync('seed/snapshot/properties.json', 'utf8'))

/** A home of the sample in a language. */
export function sampleHome(id: number, locale: Locale): SampleHome {
  const home = homes.find(({ ID, language }) => ID === id && language === locale)
  if (!home) throw new Error(`The sample has no home ${id} in ${locale}`)
  return home
}

const isPlan = ({ Url }: { Url: string }): boolean => Url.includes('floorplan')

const namesOf = (pictures: SampleHome['Pictures']): string[] => pictures.map(({ Name }) => Name)

/** What the pictures of a home show, photos and plans apart. */
export const pictureNames = ({ Pictures }: SampleHome) => ({
  photos: namesOf(Pictures.filter((picture) => !isPlan(picture))),
  plans: namesOf(Pictures.filter(isPlan)),
})
