import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@/domain/shared/locale'
import { makePicture } from '../database/factories'

type Json = Record<string, unknown>

const cities: Record<Locale, string> = { nl: 'Waver', fr: 'Wavre', en: 'Wavre', de: 'Wavre' }

// What the law requires of an ad in Wallonia: without it a property stays a draft.
const walloonCertificate = { number: '20230914003871', total: 36_900 }

const detailOf = (changes: unknown): Json => ({
  energyCertificate: walloonCertificate,
  ...(typeof changes === 'object' ? changes : {}),
})

/** One record of `properties.json`: a house in Wavre for sale, unless given otherwise. */
export const propertyRecord = ({
  language = 'fr',
  Detail,
  ...changes
}: { language?: Locale } & Json = {}): Json => ({
  ID: 5001,
  WebID: 1,
  Goal: 0,
  City: cities[language],
  Zip: '1300',
  TypeDescription: `House in ${language}`,
  MainTypeName: 'Maison',
  language,
  Price: 300_000,
  PriceUnit: 0,
  PublishPrice: true,
  PublishAddress: true,
  Street: 'Rue de Nivelles',
  HouseNumber: '47',
  CountryID: 10,
  EnergyPerformance: 238,
  EPCLabelText: 'C',
  ...changes,
  Detail: detailOf(Detail),
})

/** The same property in several languages. */
export const propertyRecords = (languages: Locale[], changes: Json = {}): Json[] =>
  languages.map((language) => propertyRecord({ ...changes, language }))

export const typeRecord = (changes: Json = {}): Json => ({
  ID: 1,
  WebID: 1,
  Name: 'Maison',
  ShowOrder: 1,
  Sale: true,
  Rent: true,
  language: 'fr',
  ...changes,
})

/** Files of a snapshot by name; a string is written as it is, anything else as JSON. */
export type SnapshotFiles = Record<string, unknown>

function writeFiles(folder: string, files: SnapshotFiles): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
}

/** A snapshot in a temporary folder, below the data folder of the spec so that it is removed with it. */
export function createSnapshotWriter(dataDir: () => string): (files: SnapshotFiles) => string {
  return (files) => {
    const folder = mkdtempSync(path.join(dataDir(), 'snapshot-'))
    writeFiles(folder, files)
    return folder
  }
}

/** Puts a picture of this size into a snapshot folder. */
export async function addPicture(
  folder: string,
  { url, width = 800, height = 600 }: { url: string; width?: number; height?: number },
): Promise<void> {
  const { data } = await makePicture({ width, height, name: path.basename(url) })
  mkdirSync(path.dirname(path.join(folder, url)), { recursive: true })
  writeFileSync(path.join(folder, url), data)
}

/** Writes other contents into an existing snapshot folder. */
export const rewriteSnapshot = writeFiles
