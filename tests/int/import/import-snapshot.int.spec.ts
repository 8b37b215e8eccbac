import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportReport } from '@/cms/operations/import-snapshot/import-snapshot'
import { locales } from '@/domain/shared/locale'
import { factories } from '../../support/database/factories'
import { generateSnapshot } from '../../support/snapshot/generate-snapshot'
import { startSite, stopPayload } from '../../support/database/payload'
import {
  addPicture,
  createSnapshotWriter,
  propertyRecord,
  propertyRecords,
  rewriteSnapshot,
  typeRecord,
} from '../../support/snapshot/snapshot-folder'

let payload: Payload
let dataDir = ''
const writeSnapshot = createSnapshotWriter(() => dataDir)

beforeAll(async () => {
  ;({ payload, dataDir } = await startSite())
})
afterAll(stopPayload)

type ImportOptions = { dryRun?: boolean; onProgress?: (progress: { feature: string; done: number }) => void }

async function importFolder(folder: string, options: ImportOptions = {}): Promise<ImportReport> {
  const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
  return importSnapshot({ payload, folder, now: new Date('2026-11-21T09:00:00Z'), ...options })
}

const reportOf = ({ features }: ImportReport, feature: string) =>
  features.find((candidate) => candidate.feature === feature)

async function getProperty(publicId: number) {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { publicId: { equals: publicId } },
    locale: 'all',
    pagination: false,
  })
  const [property] = docs
  if (!property) throw new Error(`There is no property ${publicId}`)
  return property
}

/** The number of documents of each collection, which a refused import must not change. */
async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const slugs = Object.keys(factories).filter((slug): slug is CollectionSlug => slug in factories)
  for (const slug of slugs) counts[slug] = (await payload.count({ collection: slug })).totalDocs
  return counts
}

/** The errors of the import for a snapshot; checks that it wrote nothing. */
async function refusalOf(folder: string): Promise<unknown> {
  const before = await countAll()
  const refusal = await importFolder(folder).then(
    () => null,
    (error: unknown) => error,
  )
  expect(await countAll()).toEqual(before)
  return refusal instanceof Error && 'problems' in refusal ? refusal.problems : refusal
}

describe('a snapshot of properties alone', () => {
  it('is imported, with the type and the city that the properties name', async () => {
    const folder = writeSnapshot({
      'properties.json': propertyRecords(['fr', 'nl'], { ID: 6001, WebID: 77 }),
    })
    const report = await importFolder(folder)
    expect(report.warnings).toEqual([])
    const property = await getProperty(6001)
    const city = await payload.findByID({ collection: 'cities', id: Number(property.city), locale: 'all' })
    expect(city).toMatchObject({ zip: '1300', name: { fr: 'Wavre', nl: 'Waver' } })
    const type = await payload.findByID({ collection: 'property-types', id: Number(property.type) })
    expect(type).toMatchObject({ webId: 77, name: 'Maison' })
  })

  it('may be empty', async () => {
    expect(await importFolder(writeSnapshot({ 'properties.json': [] }))).toMatchObject({ changed: 0 })
    expect(await importFolder(writeSnapshot({}))).toMatchObject({ changed: 0 })
  })

  it('is read with the byte order mark that some editors put before a text', async () => {
    const folder = writeSnapshot({
      'properties.json': `\uFEFF${JSON.stringify([propertyRecord({ ID: 6002 })])}\n`,
    })
    await importFolder(folder)
    expect((await getProperty(6002)).title).toEqual({ fr: 'House in fr' })
  })

  it('is read correctly where texts contain brackets, quotes and commas', async () => {
    const title = 'Maison "[{,}]" \\ à l’été'
    const folder = writeSnapshot({
      'properties.json': [propertyRecord({ ID: 6003, TypeDescription: title })],
    })
    await importFolder(folder)
    expect((await getProperty(6003)).title).toEqual({ fr: title })
  })
})

describe('the details of a property', () => {
  it('are put into their group where they are given flat', async () => {
    const Detail = {
      livingSurface: 142,
      surfaceGround: 610,
      kwh: 238,
      energyLabel: 'C',
      certificateNumber: '20230914003871',
      notaryFees: 9000,
      permit: 'yes',
      bedrooms: 3,
    }
    await importFolder(writeSnapshot({ 'properties.json': [propertyRecord({ ID: 6010, Detail })] }))
    expect(await getProperty(6010)).toMatchObject({
      surfaces: { living: 142, ground: 610 },
      energyPerformance: 238,
      energy: { label: 'C', certificateNumber: '20230914003871' },
      costs: { notaryFees: 9000 },
      planning: { permit: 'yes' },
      rooms: { bedrooms: 3 },
    })
  })

  it('may be given flat and in their group side by side', async () => {
    const Detail = { livingSurface: 142, surfaces: { ground: 610 }, terraceSurface: 18 }
    await importFolder(writeSnapshot({ 'properties.json': [propertyRecord({ ID: 6011, Detail })] }))
    expect(await getProperty(6011)).toMatchObject({ surfaces: { living: 142, ground: 610, terrace: 18 } })
  })

  it('come from the energy figures of the record where the certificate has none', async () => {
    const record = propertyRecord({ ID: 6012, EnergyPerformance: '238,5', EPCLabelText: 'C' })
    await importFolder(writeSnapshot({ 'properties.json': [record] }))
    expect(await getProperty(6012)).toMatchObject({ energyPerformance: 238.5, energy: { label: 'C' } })
  })
})

describe('a snapshot that is imported again', () => {
  const records = [
    ...propertyRecords(['fr', 'nl'], { ID: 6020 }),
    ...propertyRecords(['fr', 'nl'], { ID: 6021 }),
  ]

  it('updates only the document whose record changed', async () => {
    const folder = writeSnapshot({ 'properties.json': records, 'types.json': [typeRecord()] })
    await importFolder(folder)
    const other = await getProperty(6021)
    rewriteSnapshot(folder, {
      'properties.json': records.map((record) =>
        record.ID === 6020 && record.language === 'nl'
          ? { ...record, TypeDescription: 'Nieuwe titel' }
          : record,
      ),
    })
    const report = await importFolder(folder)
    expect(reportOf(report, 'properties')).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    expect(report.changed).toBe(1)
    expect((await getProperty(6020)).title).toEqual({ fr: 'House in fr', nl: 'Nieuwe titel' })
    expect((await getProperty(6021)).updatedAt).toBe(other.updatedAt)
  })

  it('stores a version of what it changes, the newest one being the visible one', async () => {
    const { id } = await getProperty(6020)
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: id } },
      sort: '-createdAt',
      locale: 'nl',
    })
    expect(docs.map(({ version, latest }) => [version.title, latest])).toEqual([
      ['Nieuwe titel', true],
      ['House in nl', false],
    ])
  })

  it('does not touch a property that an editor changed, as long as its record stays the same', async () => {
    const folder = writeSnapshot({ 'properties.json': propertyRecords(['fr', 'nl'], { ID: 6022 }) })
    await importFolder(folder)
    const { id } = await getProperty(6022)
    await payload.update({ collection: 'properties', id, data: { price: 123_456 } })
    expect((await importFolder(folder)).changed).toBe(0)
    expect((await getProperty(6022)).price).toBe(123_456)
    rewriteSnapshot(folder, {
      'properties.json': propertyRecords(['fr', 'nl'], { ID: 6022, Price: 290_000 }),
    })
    expect((await importFolder(folder)).changed).toBe(1)
    expect((await getProperty(6022)).price).toBe(290_000)
  })

  it('keeps the lists of an editor when it changes the property', async () => {
    const folder = writeSnapshot({ 'properties.json': [propertyRecord({ ID: 6025 })] })
    await importFolder(folder)
    const { id } = await getProperty(6025)
    const portals = [{ name: 'Immoweb', url: 'https://www.immoweb.be/en/classified/1' }]
    await payload.update({ collection: 'properties', id, data: { portals } })
    rewriteSnapshot(folder, { 'properties.json': [propertyRecord({ ID: 6025, Price: 280_000 })] })
    await importFolder(folder)
    expect(await getProperty(6025)).toMatchObject({ price: 280_000, portals })
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: id } },
    })
    expect(docs.map(({ version }) => version.portals?.length)).toEqual([1, 1, 0])
    expect(docs.map(({ latest }) => latest)).toEqual([true, false, false])
  })

  it('keeps what an editor saves during the import', async () => {
    const records = (fields: object) =>
      Array.from({ length: 60 }, (_, index) => propertyRecord({ ID: 6100 + index, ...fields }))
    const folder = writeSnapshot({ 'properties.json': records({}) })
    await importFolder(folder)
    const { id } = await getProperty(6159)
    const portals = [{ name: 'Immoweb', url: 'https://www.immoweb.be/en/classified/2' }]
    rewriteSnapshot(folder, { 'properties.json': records({ Price: 270_000 }) })
    let saved: Promise<unknown> | undefined
    await importFolder(folder, {
      onProgress: ({ feature, done }) => {
        if (feature === 'properties' && done === 1)
          saved = payload.update({ collection: 'properties', id, data: { portals } })
      },
    })
    await saved
    expect((await getProperty(6159)).portals).toMatchObject(portals)
    await importFolder(folder)
    expect(await getProperty(6159)).toMatchObject({ price: 270_000, portals })
  })

  it('moves a category below a new one of the same snapshot', async () => {
    const folder = writeSnapshot({ 'categories.json': [{ ID: 91, Name: 'News' }] })
    await importFolder(folder)
    rewriteSnapshot(folder, {
      'categories.json': [
        { ID: 92, Name: 'Agency' },
        { ID: 91, Name: 'News', ParentID: 92 },
      ],
    })
    expect((await importFolder(folder)).changed).toBe(2)
    const { docs } = await payload.find({
      collection: 'categories',
      where: { name: { equals: 'News' } },
      depth: 1,
    })
    expect(docs).toMatchObject([{ parent: { name: 'Agency' } }])
  })

  it('removes a property from the lists of a language whose record is gone', async () => {
    const folder = writeSnapshot({ 'properties.json': propertyRecords(['fr', 'nl'], { ID: 6023 }) })
    await importFolder(folder)
    rewriteSnapshot(folder, { 'properties.json': propertyRecords(['fr'], { ID: 6023 }) })
    await importFolder(folder)
    expect((await getProperty(6023)).listedIn).toMatchObject({ french: true, dutch: false })
  })

  it('keeps the date of the first publication, which orders the newest properties', async () => {
    const folder = writeSnapshot({ 'properties.json': [propertyRecord({ ID: 6024 })] })
    await importFolder(folder)
    const { id } = await getProperty(6024)
    await payload.update({
      collection: 'properties',
      id,
      data: { publishedAt: '2025-01-15T12:00:00.000Z' },
    })
    rewriteSnapshot(folder, { 'properties.json': [propertyRecord({ ID: 6024, Price: 1 })] })
    await importFolder(folder)
    expect((await getProperty(6024)).publishedAt).toBe('2025-01-15T12:00:00.000Z')
  })
})

describe('a dry run', () => {
  it('writes nothing and reports what would change', async () => {
    const folder = writeSnapshot({
      'types.json': [typeRecord({ ID: 90, WebID: 90, Name: 'Moulin' })],
      'properties.json': [propertyRecord({ ID: 6030, WebID: 90, Pictures: [{ Url: 'a.jpg' }] })],
    })
    await addPicture(folder, { url: 'a.jpg' })
    const before = await countAll()
    const report = await importFolder(folder, { dryRun: true })
    expect(await countAll()).toEqual(before)
    expect(report.warnings).toEqual([])
    expect(reportOf(report, 'properties')).toMatchObject({ created: 1 })
    expect(reportOf(report, 'pictures')).toMatchObject({ created: 1 })
    expect(reportOf(report, 'property types')).toMatchObject({ created: 1 })
    const real = await importFolder(folder)
    expect(real.features).toEqual(report.features)
  })
})

describe('pictures', () => {
  it('are copied once per address, with the alternative texts of each language and their sizes', async () => {
    const folder = writeSnapshot({
      'properties.json': [
        propertyRecord({ ID: 6040, language: 'fr', Pictures: [{ Url: 'p/front.jpg', Name: 'Façade' }] }),
        propertyRecord({ ID: 6040, language: 'nl', Pictures: [{ Url: 'p/front.jpg', Name: 'Voorgevel' }] }),
        propertyRecord({ ID: 6041, language: 'fr', SmallPictureItem: { Url: 'p/front.jpg' } }),
      ],
    })
    await addPicture(folder, { url: 'p/front.jpg' })
    const report = await importFolder(folder)
    expect(reportOf(report, 'pictures')).toMatchObject({ created: 1 })
    const [first, second] = [await getProperty(6040), await getProperty(6041)]
    expect(second.pictures).toEqual(first.pictures)
    const [id] = first.pictures ?? []
    const picture = await payload.findByID({ collection: 'media', id: Number(id), locale: 'all' })
    expect(picture.alt).toMatchObject({ fr: 'Façade', nl: 'Voorgevel' })
    expect(picture.sizes).toMatchObject({ w60: { width: 60 }, w250: { width: 250 }, w600: { width: 600 } })
  })

  it('that cannot be fetched are reported, and the property is imported without them', async () => {
    const folder = writeSnapshot({
      'properties.json': [
        propertyRecord({
          ID: 6042,
          Pictures: [
            { Url: 'gone.jpg' },
            { Url: 'http://127.0.0.1:9/x.jpg' },
            { Url: 'text.jpg' },
            { Url: 'b.jpg' },
          ],
        }),
      ],
      'text.jpg': 'this is no picture',
    })
    await addPicture(folder, { url: 'b.jpg' })
    const { warnings } = await importFolder(folder)
    expect(warnings).toHaveLength(3)
    for (const name of ['gone.jpg', 'http://127.0.0.1:9/x.jpg', 'text.jpg'])
      expect(warnings.some((warning) => warning.includes(name))).toBe(true)
    expect((await getProperty(6042)).pictures).toHaveLength(1)
  })

  it('that were missing the first time come with a later import', async () => {
    const folder = writeSnapshot({
      'properties.json': [propertyRecord({ ID: 6043, Pictures: [{ Url: 'late.jpg' }] })],
    })
    await importFolder(folder)
    expect((await getProperty(6043)).pictures ?? []).toHaveLength(0)
    await addPicture(folder, { url: 'late.jpg' })
    const report = await importFolder(folder)
    expect(reportOf(report, 'properties')).toMatchObject({ updated: 1 })
    expect((await getProperty(6043)).pictures).toHaveLength(1)
  })
})

describe('a wrong snapshot is refused as a whole', () => {
  const good = propertyRecord({ ID: 6900 })
  const without = (key: string) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== key))
  const problem = (index: number | null, key: string, reason: RegExp | string) => [
    {
      file: 'properties.json',
      index,
      key,
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    },
  ]

  it.each([
    ['is not JSON', '{"ID": 1', problem(null, '', 'a list of records is expected')],
    ['has a record that is not JSON', '[{"ID": }]', problem(0, '', /^not valid JSON/)],
    ['ends in the middle', JSON.stringify([good]).slice(0, -1), problem(0, '', /^not valid JSON/)],
    ['ends in the middle of a record', '[{"ID": 1, "City": "Wav', problem(0, '', /^not valid JSON/)],
    ['has a comma too many', `[${JSON.stringify(good)},]`, problem(1, '', /^not valid JSON/)],
    ['goes on after its end', `[${JSON.stringify(good)}] []`, problem(1, '', /^not valid JSON/)],
    ['is empty', '', problem(0, '', 'not valid JSON (the file is empty)')],
    ['is no list', { records: [good] }, problem(null, '', 'a list of records is expected')],
    [
      'lacks a key',
      [good, { ...without('TypeDescription'), language: 'nl' }],
      problem(1, 'TypeDescription', 'is missing'),
    ],
    ['has a value of the wrong type', [{ ...good, Price: 'cheap' }], problem(0, 'Price', /number/)],
    ['has a language that is none of ours', [{ ...good, language: 'es' }], problem(0, 'language', /nl/)],
    ['has a goal that is neither sale nor rent', [{ ...good, Goal: 2 }], problem(0, 'Goal', /.+/)],
    [
      'has a detail of the wrong type',
      [{ ...good, Detail: { livingSurface: 'large' } }],
      problem(0, 'Detail.surfaces.living', /number/),
    ],
    [
      'has a deposit in euro',
      [{ ...good, Detail: { deposit: 1900 } }],
      problem(0, 'Detail.costs.deposit', 'is in months of rent, 24 at most'),
    ],
    [
      'has an ID that no address can have',
      [{ ...good, ID: 1_000_000_000 }],
      problem(0, 'ID', 'has more than the nine digits that an address may have'),
    ],
    [
      'has the same property twice in a language',
      [good, good],
      problem(1, 'ID', 'the same as record 0 (6900 fr)'),
    ],
    [
      'contradicts itself about the goal',
      [good, { ...good, language: 'nl', Goal: 1 }],
      problem(1, 'Goal', '1, but 0 in another language of 6900'),
    ],
  ])('when properties.json %s', async (_, content, expected) => {
    const folder = writeSnapshot({ 'types.json': [typeRecord()], 'properties.json': content })
    expect(await refusalOf(folder)).toEqual(expected)
  })

  it('naming every wrong record, not only the first', async () => {
    const folder = writeSnapshot({
      'types.json': [typeRecord({ Name: null })],
      'properties.json': [{ ...good, City: '' }, good, { ...good, ID: -1 }],
    })
    expect(await refusalOf(folder)).toMatchObject([
      { file: 'types.json', index: 0, key: 'Name' },
      { file: 'properties.json', index: 0, key: 'City' },
      { file: 'properties.json', index: 2, key: 'ID' },
    ])
  })

  it('when the folder does not exist', async () => {
    const folder = path.join(dataDir, 'nowhere')
    expect(await refusalOf(folder)).toEqual([
      { file: folder, index: null, key: '', reason: 'this folder does not exist' },
    ])
  })

  it('when a file exists and cannot be read', async () => {
    const folder = writeSnapshot({ 'types.json': [typeRecord()] })
    mkdirSync(path.join(folder, 'properties.json'))
    expect(await refusalOf(folder)).toMatchObject([
      { file: 'properties.json', index: null, reason: expect.stringMatching(/^cannot be read/) },
    ])
  })

  it('when a project has an ID that no address can have', async () => {
    const project = { ID: 1_000_000_000, City: 'Wavre', Zip: '1300', language: 'fr' }
    expect(await refusalOf(writeSnapshot({ 'projects.json': [project] }))).toMatchObject([
      { file: 'projects.json', key: 'ID', reason: expect.stringMatching(/nine digits/) },
    ])
  })

  it('when the cities are wrong', async () => {
    const folder = writeSnapshot({ 'cities.json': { citys: [{ Name: 'Wavre', language: 'fr' }] } })
    expect(await refusalOf(folder)).toMatchObject([{ file: 'cities.json', key: 'citys.0.Zip' }])
  })

  it('with a message that names file, record, key and reason', async () => {
    const folder = writeSnapshot({ 'properties.json': [{ ...good, Price: 'cheap' }] })
    await expect(importFolder(folder)).rejects.toThrow(
      /nothing was written[^]*properties\.json\[0\] Price: .*number/,
    )
  })
})

describe('an import that fails half-way', () => {
  it('stores nothing of the feature that failed', async () => {
    const folder = writeSnapshot({
      'properties.json': [
        propertyRecord({ ID: 6050 }),
        // PostgreSQL stores no NUL in a text.
        propertyRecord({ ID: 6051, TypeDescription: 'Maison\u0000' }),
      ],
    })
    await expect(importFolder(folder)).rejects.toThrow()
    const { totalDocs } = await payload.count({
      collection: 'properties',
      where: { publicId: { in: [6050, 6051] } },
    })
    expect(totalDocs).toBe(0)
  })
})

describe('an import that fails while it goes on', () => {
  it('stores nothing, and says why it failed first', async () => {
    const bad = propertyRecord({ ID: 7000, TypeDescription: 'Maison\u0000' })
    const others = Array.from({ length: 250 }, (_, number) => propertyRecord({ ID: 7001 + number }))
    const folder = writeSnapshot({ 'properties.json': [bad, ...others] })
    await expect(importFolder(folder)).rejects.toThrow(/^properties_locales: unsupported Unicode/)
    const where = { publicId: { greater_than_equal: 7000, less_than: 7300 } }
    expect(await payload.count({ collection: 'properties', where })).toEqual({ totalDocs: 0 })
  })
})

describe('the warnings of an import', () => {
  it('name unknown keys, wherever they are', async () => {
    const record = propertyRecord({
      ID: 6060,
      Pool: true,
      Detail: { bedrooms: 2, sauna: 1, surfaces: { roof: 12 } },
      Pictures: [],
    })
    const { warnings } = await importFolder(writeSnapshot({ 'properties.json': [record] }))
    expect(warnings).toEqual([
      'properties.json: unknown keys left out: Detail.sauna, Detail.surfaces.roof, Pool',
    ])
    expect(await getProperty(6060)).toMatchObject({ rooms: { bedrooms: 2 } })
  })

  it('name unknown further types of a property', async () => {
    const record = propertyRecord({ ID: 6061, WebIDs: '1,987' })
    const { warnings } = await importFolder(writeSnapshot({ 'properties.json': [record] }))
    expect(warnings).toEqual(['properties.json 6061: there is no property-types "987"; left out'])
    expect((await getProperty(6061)).extraTypes ?? []).toEqual([])
  })

  it('name unknown properties of a project', async () => {
    const { ID: _id, TypeDescription: _title, ...place } = propertyRecord()
    const project = { ID: 6062, Goal: 0, City: place.City, Zip: place.Zip, language: 'fr', Units: [4242] }
    const { warnings } = await importFolder(writeSnapshot({ 'projects.json': [project] }))
    expect(warnings).toEqual(['projects.json 6062: there is no properties "4242"; left out'])
  })
})

describe('a generated snapshot', () => {
  it('is the same for the same seed, and is imported without a warning', async () => {
    const folder = path.join(dataDir, 'generated')
    await generateSnapshot({ folder, properties: 12, seed: 7 })
    const report = await importFolder(folder)
    expect(report.warnings).toEqual([])
    expect(reportOf(report, 'properties')).toMatchObject({ created: 12 })
    await generateSnapshot({ folder, properties: 12, seed: 7 })
    expect((await importFolder(folder)).changed).toBe(0)
    const property = await getProperty(100_000)
    expect(Object.keys(property.title).sort()).toEqual([...locales].sort())
  })
})
