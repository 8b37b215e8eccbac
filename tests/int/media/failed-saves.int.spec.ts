import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inTransaction } from '@/cms/database/transactions'
import type { Media } from '@/cms/payload-types'
import { makePicture } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { deed, namesIn, namesOf, readStored } from '../../support/files/stored-files'

vi.mock('server-only', () => ({}))

let payload: Payload
let keptIn = ''

beforeAll(async () => {
  const site = await startSite()
  payload = site.payload
  keptIn = path.join(site.dataDir, 'media', '.kept')
})
afterAll(stopPayload)

const keptNames = (): Promise<string[]> => readdir(keptIn).catch(() => [])

async function addPicture(): Promise<Media> {
  const file = await makePicture({ width: 700, height: 500, name: 'facade.jpg' })
  return payload.create({ collection: 'media', data: { alt: 'Façade' }, file })
}

const failing = new Error('The database went away')

/** Does the work in a transaction that fails at its end. */
async function failAfter(work: (req: PayloadRequest) => Promise<unknown>): Promise<void> {
  const req = await createLocalReq({}, payload)
  const doing = inTransaction(req, async () => {
    await work(req)
    throw failing
  })
  await expect(doing).rejects.toThrow(failing)
}

async function expectWhole(picture: Media): Promise<void> {
  const stored = await payload.findByID({ collection: 'media', id: picture.id })
  expect(namesOf(stored)).toEqual(namesOf(picture))
  for (const name of namesOf(picture)) expect(await readStored('media', name), name).not.toBeNull()
  expect(await keptNames()).toEqual([])
}

it('a deletion that fails leaves a picture its files', async () => {
  const picture = await addPicture()
  await failAfter((req) => payload.delete({ collection: 'media', id: picture.id, req }))
  await expectWhole(picture)
})

it('a deletion of several that fails leaves each its files', async () => {
  const pictures = [await addPicture(), await addPicture()]
  const where = { id: { in: pictures.map(({ id }) => id) } }
  await failAfter((req) => payload.delete({ collection: 'media', where, req }))
  for (const picture of pictures) await expectWhole(picture)
})

it('a save that fails leaves a picture the files that it would have replaced, with their content', async () => {
  const picture = await addPicture()
  const before = await readStored('media', picture.filename)
  const file = await makePicture({ width: 900, height: 400, name: 'facade.jpg' })
  await failAfter((req) => payload.update({ collection: 'media', id: picture.id, data: {}, file, req }))
  await expectWhole(picture)
  expect(await readStored('media', picture.filename)).toEqual(before)
})

it('a save names the files twice where they may be replaced, and not where only words change', async () => {
  const picture = await addPicture()
  const file = await makePicture({ width: 900, height: 400, name: 'facade.jpg' })
  const keptDuring = async (save: object, query?: object): Promise<number> => {
    let kept = -1
    await failAfter(async (req) => {
      Object.assign(req, { query: { ...req.query, ...query } })
      await payload.update({ collection: 'media', id: picture.id, data: {}, ...save, req })
      kept = (await keptNames()).length
    })
    await expectWhole(picture)
    return kept
  }
  expect(await keptDuring({ data: { alt: 'La façade', focalX: 50, focalY: 50 } })).toBe(0)
  expect(await keptDuring({ file })).toBe(namesOf(picture).length)
  const cut = { crop: { x: 0, y: 0, width: 50, height: 50, unit: '%' }, widthInPixels: 350, heightInPixels: 250 }
  expect(await keptDuring({}, { uploadEdits: { ...cut, focalPoint: { x: 50, y: 50 } } })).toBe(
    namesOf(picture).length,
  )
})

it('a deletion or a save that succeeds leaves nothing of the former files', async () => {
  const picture = await addPicture()
  const file = await makePicture({ width: 900, height: 400, name: 'facade.jpg' })
  const changed = await payload.update({ collection: 'media', id: picture.id, data: {}, file })
  const names = await namesIn('media')
  for (const name of namesOf(changed)) expect(names).toContain(name)
  await payload.delete({ collection: 'media', id: picture.id })
  const left = await namesIn('media')
  for (const name of [...namesOf(picture), ...namesOf(changed)]) expect(left).not.toContain(name)
  expect(await keptNames()).toEqual([])
})

it('a deletion that fails leaves a private document its file', async () => {
  const document = await payload.create({ collection: 'documents', data: { title: 'Acte' }, file: deed() })
  await failAfter((req) => payload.delete({ collection: 'documents', id: document.id, req }))
  expect(await readStored('documents', document.filename)).not.toBeNull()
})
