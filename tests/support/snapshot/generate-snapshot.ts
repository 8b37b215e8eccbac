import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { finished } from 'node:stream/promises'
import { locales, type Locale } from '@/domain/shared/locale'
import { createRandom, type Random } from '../random'
import { sentences, streets, titles, towns, types, type PropertyType, type Town } from './snapshot-words'

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

const pictures = ['house-05', 'house-07', 'living-02', 'kitchen-02', 'bathroom-02', 'terrace-02', 'garden-01']

type GeneratedProperty = {
  id: number
  type: PropertyType
  town: Town
  isRent: boolean
  surface: number
  price: number
  shared: Record<string, unknown>
  order: number[]
}

const day = (random: Random): string =>
  `20${random.whole(27, 35)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`

function detailOf(random: Random, { surface, bedrooms }: { surface: number; bedrooms: number }) {
  const kwh = random.whole(30, 480)
  return {
    bedrooms,
    bathrooms: random.whole(1, 2),
    toilets: random.whole(1, 3),
    garages: random.whole(0, 2),
    floors: random.whole(1, 3),
    surfaces: { living: surface, ground: surface * random.whole(1, 6), terrace: random.whole(0, 40) },
    constructionYear: random.whole(1890, 2024),
    facades: random.whole(2, 4),
    heating: random.pick(['gas', 'oil', 'heat-pump', 'electric']),
    glazing: random.pick(['double', 'triple']),
    kitchen: random.pick(['equipped', 'semi-equipped', 'hyper-equipped']),
    floodZone: random.pick(['none', 'low', 'medium']),
    gScore: random.pick(['A', 'B', 'C']),
    pScore: random.pick(['A', 'B', 'C']),
    planning: { permit: 'yes', summons: 'no', areaApplication: 'residential' },
    costs: { propertyTax: random.whole(400, 2400), rentCharges: random.whole(0, 180) },
    energyCertificate: {
      label: random.pick(['A', 'B', 'C', 'D', 'E', 'F']),
      kwh,
      total: kwh * surface,
      co2: random.whole(8, 90),
      endDate: day(random),
      number: `2023${random.whole(10_000_000, 99_999_999)}`,
    },
  }
}

function makeProperty(random: Random, id: number): GeneratedProperty {
  const type = random.pick(types)
  const town = random.pick(towns)
  const isRent = random.chance(0.3)
  const surface = random.whole(...type.surface)
  const bedrooms = Math.min(6, Math.max(1, Math.round(surface / 45)))
  const price = isRent ? random.whole(45, 260) * 10 : random.whole(...type.price) * 1000
  return {
    id,
    type,
    town,
    isRent,
    surface,
    price,
    order: [0, 1, 2, 3, 4, 5].map((place) => (place + random.whole(0, 6)) % pictures.length),
    shared: {
      Marquee: random.chance(0.1) ? 1 : 0,
      PublishAddress: random.chance(0.8),
      Street: random.pick(streets),
      HouseNumber: String(random.whole(1, 240)),
      BoxNr: '',
      EnergyPerformance: random.whole(30, 480),
      EPCLabelText: random.pick(['A', 'B', 'C', 'D']),
      Status: random.chance(0.12) ? (isRent ? 'rented' : 'sold') : 'available',
      Latitude: town.latitude + random.whole(-200, 200) / 10_000,
      Longitude: town.longitude + random.whole(-200, 200) / 10_000,
      Detail: detailOf(random, { surface, bedrooms }),
    },
  }
}

const countries: Record<Locale, string> = { nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' }

function describe(random: Random, locale: Locale): string {
  const paragraph = () =>
    `<p>${Array.from({ length: 4 }, () => random.pick(sentences[locale])).join(' ')}</p>`
  return Array.from({ length: 3 }, paragraph).join('')
}

function recordOf({
  property,
  locale,
  random,
}: {
  property: GeneratedProperty
  locale: Locale
  random: Random
}) {
  const { id, type, town, order } = property
  const title = titles[locale]({
    type: type.name[locale],
    surface: property.surface,
    town: town.name[locale],
  })
  const seen = [...new Set(order)].map((index) => ({
    Url: `pictures/${pictures[index]}.jpg`,
    Width: 1360,
    Height: 907,
    ID: id * 100 + index,
    Name: title,
  }))
  return {
    ID: id,
    WebID: type.webId,
    WebIDs: String(type.webId),
    Goal: property.isRent ? 1 : 0,
    City: town.name[locale],
    Zip: town.zip,
    TypeDescription: title,
    MainTypeName: type.name[locale],
    language: locale,
    RecordFile: `${id}.html`,
    PublishPrice: true,
    Price: property.price,
    PriceUnit: 0,
    CountryID: 10,
    CountryName: countries[locale],
    SmallPictureItem: seen[0],
    ...property.shared,
    Pictures: seen,
    Description: describe(random, locale),
  }
}

async function writeProperties({
  file,
  properties,
  random,
}: {
  file: string
  properties: number
  random: Random
}) {
  const out = createWriteStream(file)
  out.write('[')
  for (let index = 0; index < properties; index += 1) {
    const property = makeProperty(random, 100_000 + index)
    for (const [place, locale] of locales.entries()) {
      const separator = index + place === 0 ? '\n' : ',\n'
      const more = out.write(`${separator}${JSON.stringify(recordOf({ property, locale, random }))}`)
      if (!more) await once(out, 'drain')
    }
  }
  out.end('\n]\n')
  await finished(out)
}

/**
 * Writes a snapshot folder of realistic properties in four languages that share a few pictures; the same seed gives the
 * same files. Each record is written at once, so that a hundred thousand properties need no memory.
 */
export async function generateSnapshot({
  folder,
  properties,
  seed = 1,
}: {
  folder: string
  properties: number
  seed?: number
}): Promise<void> {
  await mkdir(path.join(folder, 'pictures'), { recursive: true })
  for (const picture of pictures) {
    const file = `${picture}.jpg`
    await copyFile(path.join(repository, 'seed/pictures', file), path.join(folder, 'pictures', file))
  }
  const named = types.flatMap(({ webId, name }) =>
    locales.map((language) => ({
      ID: webId,
      WebID: webId,
      Name: name[language],
      ShowOrder: webId,
      Sale: true,
      Rent: true,
      language,
    })),
  )
  await writeFile(path.join(folder, 'types.json'), JSON.stringify(named, null, 1))
  await writeProperties({
    file: path.join(folder, 'properties.json'),
    properties,
    random: createRandom(seed),
  })
}

async function main(): Promise<void> {
  const [folder, properties, seed = '1'] = process.argv.slice(2)
  if (!folder || !Number(properties)) {
    throw new Error(
      'Usage: node tools/start/run.mjs tests/support/snapshot/generate-snapshot.ts DIR HOMES [SEED]',
    )
  }
  await generateSnapshot({ folder, properties: Number(properties), seed: Number(seed) })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
