import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { startSite, stopPayload } from '../support/payload'
import { createSnapshotWriter, homeRecord, typeRecord } from '../support/snapshot-folder'

let payload: Payload
let dataDir = ''
const writeSnapshot = createSnapshotWriter(() => dataDir)

beforeAll(async () => {
  ;({ payload, dataDir } = await startSite())
})
afterAll(stopPayload)

async function importHomes(homes: object[], { dryRun = false } = {}) {
  const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
  const folder = writeSnapshot({
    'types.json': [typeRecord(), typeRecord({ ID: 4, WebID: 4, Name: 'Terrain' })],
    'properties.json': homes,
  })
  return importSnapshot({ payload, folder, dryRun, now: new Date('2026-11-21T09:00:00Z') })
}

async function seenBy(visitor: 'public' | 'staff', publicId: number) {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { publicId: { equals: publicId } },
    draft: visitor === 'staff',
    overrideAccess: visitor === 'staff',
    locale: 'fr',
    depth: 0,
  })
  return docs[0] ?? null
}

const none = { energyCertificate: {} }

const refused: [string, object, string][] = [
  ['a Walloon home without its certificate', { Detail: none }, 'number of the energy certificate'],
  ['a Walloon home without a label', { EPCLabelText: null, EnergyPerformance: null }, 'energy label'],
  ['a label that Wallonia does not know', { EPCLabelText: 'C+' }, 'does not exist'],
  [
    'a label that Flanders does not know',
    { Zip: '9000', City: 'Gent', EPCLabelText: 'G', Detail: { gScore: 'A', pScore: 'A' } },
    'does not exist',
  ],
  ['a Flemish home without its flood scores', { Zip: '9000', City: 'Gent', EPCLabelText: 'B' }, 'P-score'],
  [
    'a class that Luxembourg does not know',
    { CountryID: 50, Zip: '2220', City: 'Luxembourg', EPCLabelText: 'J / K' },
    'does not exist',
  ],
  ['a sale that is rented', { Status: 'rented' }, 'not rented'],
  ['a rental that is sold', { Goal: 1, Status: 'sold' }, 'not sold'],
  ['a rental without its charges', { Goal: 1, Price: 900 }, 'monthly charges'],
]

describe('what the gate refuses an editor', () => {
  it.each(refused.map(([name, given, reason], number) => ({ name, given, reason, ID: 5100 + number })))(
    'is kept as a draft and listed: $name',
    async ({ given, reason, ID }) => {
      const homes = [homeRecord({ ID, ...given }), homeRecord({ ID: 5001 })]
      const dry = await importHomes(homes, { dryRun: true })
      expect(dry.held.map(({ key }) => key)).toEqual([String(ID)])
      expect(await seenBy('staff', ID)).toBeNull()
      const { held } = await importHomes(homes)
      expect(held).toEqual(dry.held)
      expect(held[0]?.reasons.join()).toContain(reason)
      expect(held[0]).toMatchObject({ feature: 'properties', wasPublished: false })
      expect(await seenBy('public', ID)).toBeNull()
      expect(await seenBy('staff', ID)).toMatchObject({ _status: 'draft', publishedAt: null })
      expect(await seenBy('public', 5001)).toMatchObject({ _status: 'published' })
      expect((await importHomes(homes)).changed).toBe(0)
    },
  )

  it('is published once the snapshot is whole', async () => {
    await importHomes([homeRecord({ ID: 5300, Detail: none })])
    const { held } = await importHomes([homeRecord({ ID: 5300 })])
    expect(held).toEqual([])
    expect(await seenBy('public', 5300)).toMatchObject({ _status: 'published' })
  })

  it('takes nothing published away: it becomes a draft beside it', async () => {
    await importHomes([homeRecord({ ID: 5301, Price: 300_000 })])
    const spoilt = [homeRecord({ ID: 5301, Price: 280_000, Status: 'rented' })]
    const dry = await importHomes(spoilt, { dryRun: true })
    expect(dry.held).toMatchObject([{ key: '5301', wasPublished: true }])
    const { held, changed } = await importHomes(spoilt)
    expect([held, changed]).toEqual([dry.held, 1])
    expect(await seenBy('public', 5301)).toMatchObject({
      price: 300_000,
      status: 'available',
      title: 'Home in fr',
    })
    expect(await seenBy('staff', 5301)).toMatchObject({ price: 280_000, status: 'rented', _status: 'draft' })
    expect((await importHomes(spoilt)).changed).toBe(0)
    expect(await seenBy('public', 5301)).toMatchObject({ price: 300_000, energy: { label: 'C' } })
  })

  it('lets land and sold homes through, which are no such ads', async () => {
    const { held } = await importHomes([
      homeRecord({ ID: 5302, WebID: 4, EPCLabelText: null, EnergyPerformance: null, Detail: none }),
      homeRecord({ ID: 5303, Status: 'sold', Detail: none }),
    ])
    expect(held).toEqual([])
  })
})

it('has nothing to hold of the sample', async () => {
  const { readSnapshot } = await import('@/cms/operations/import-snapshot/read-snapshot')
  const { heldFor } = await import('@/cms/operations/import-snapshot/held-homes')
  const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
  expect(heldFor).toBeTypeOf('function')
  const { snapshot } = await readSnapshot('seed/snapshot')
  expect(snapshot['properties.json'].length).toBeGreaterThan(300)
  const report = await importSnapshot({ payload, folder: 'seed/snapshot', dryRun: true, now: new Date() })
  expect(report.held).toEqual([])
})
