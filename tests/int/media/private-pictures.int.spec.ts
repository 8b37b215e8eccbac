import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type UploadCollectionSlug } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { documentFiles } from '../../support/files/document-files'
import { startSite, stopPayload } from '../../support/database/payload'
import {
  corners,
  cornersOf,
  mimeTypeOf,
  pictureKinds,
  pictureWithMetadata,
  disclosedBy,
} from '../../support/files/pictures-with-metadata'

vi.mock('server-only', () => ({}))

/** A run that is interrupted before or after the step that replaces the file by the clean one. */
const cut = vi.hoisted((): { off: 'no' | 'before' | 'behind' } => ({ off: 'no' }))

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>()
  const rename: typeof real.rename = async (...args) => {
    if (cut.off === 'before') throw new Error('cut off')
    await real.rename(...args)
    if (cut.off === 'behind') throw new Error('cut off')
  }
  return { ...real, rename }
})

let payload: Payload
let dataDir: string
let mend: (signal?: AbortSignal) => Promise<void>

beforeAll(async () => {
  const site = await startSite()
  payload = site.payload
  dataDir = site.dataDir
  const { mendDocuments } = await import('@/cms/operations/media/mend-documents')
  mend = (signal) => mendDocuments({ payload, signal })
})
afterAll(stopPayload)
afterEach(() => {
  cut.off = 'no'
})

type Folder = 'documents' | 'owner-files' | 'applicant-files'

const fileOf = (folder: string, name: string | null | undefined) => path.join(dataDir, folder, name ?? '')

const asFile = (data: Buffer, name: string, mimetype: string) => ({ data, name, mimetype, size: data.length })

// The pictures that each upload collection accepts; a new collection has to be added here.
const taken: Record<UploadCollectionSlug, readonly string[]> = {
  media: ['jpg', 'png', 'webp', 'avif'],
  documents: ['jpg', 'png'],
  'owner-files': ['jpg', 'png'],
  'applicant-files': [],
}

const slugs = ['media', 'documents', 'owner-files', 'applicant-files'] as const

describe('every collection of files', () => {
  it('is listed here', () => {
    const all = payload.config.collections.filter(({ upload }) => upload).map(({ slug }) => slug)
    expect(all.sort()).toEqual([...slugs].sort())
  })

  it.each(slugs.flatMap((slug) => pictureKinds.map((kind) => [slug, kind] as const)))(
    '%s stores a %s without metadata, upright, or refuses it',
    async (collection, kind) => {
      const file = asFile(await pictureWithMetadata({ kind }), `Foto.${kind}`, mimeTypeOf(kind))
      const made = payload.create({ collection, data: {}, file })
      if (!taken[collection].includes(kind)) return expect(made).rejects.toThrow()
      const { filename, filesize } = await made
      const stored = readFileSync(fileOf(collection, filename))
      expect(await disclosedBy(stored)).toEqual([])
      expect(await cornersOf(stored)).toEqual(corners)
      expect(filesize).toBe(stored.length)
      return undefined
    },
  )

  it.each(slugs)(
    '%s refuses drawings with scripts, a HEIC, and a picture that is cut off',
    async (collection) => {
      const heic = Buffer.concat([
        Buffer.from([0, 0, 0, 24]),
        Buffer.from('ftypheic\0\0\0\0mif1heic'),
        Buffer.alloc(64),
      ])
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
      const half = (await pictureWithMetadata({ kind: 'jpg' })).subarray(0, 900)
      for (const file of [
        asFile(svg, 'plan.svg', 'image/svg+xml'),
        asFile(svg, 'plan.png', 'image/png'),
        asFile(heic, 'IMG_0001.HEIC', 'image/heic'),
        asFile(heic, 'IMG_0001.jpg', 'image/jpeg'),
        asFile(half, 'half.jpg', 'image/jpeg'),
      ])
        await expect(payload.create({ collection, data: {}, file }), file.name).rejects.toThrow()
    },
  )
})

const tables = { documents: 'documents', 'owner-files': 'owner_files', 'applicant-files': 'applicant_files' }

const run = (statement: string) => payload.db.drizzle.execute(sql.raw(statement))

/** A file that was stored before pictures were encoded anew, and waits for the job. */
async function makeEarlier(folder: Folder, data: Buffer, ending: string) {
  const filename = `${crypto.randomUUID()}.${ending}`
  const file = { filename, filesize: data.length, mimeType: 'image/jpeg', originalName: `foto.${ending}` }
  const { id }: { id: number } = await payload.db.create({ collection: folder, data: file })
  const place = fileOf(folder, filename)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, data, { mode: 0o600 })
  await run(`insert into papers_to_clean (folder, document_id) values ('${folder}', ${id})`)
  return { folder, id, filename, place, data }
}

const waiting = async () => (await run('select * from papers_to_clean')).rows.length

const rowOf = async ({ folder, id }: { folder: Folder; id: number }) =>
  (
    await run(
      `select filename, filesize::int, width::int, height::int, updated_at from ${tables[folder]} where id = ${id}`,
    )
  ).rows[0]

type EarlierPictures = Awaited<ReturnType<typeof makeEarlier>>

async function expectMended(document: EarlierPictures): Promise<void> {
  const stored = readFileSync(document.place)
  expect(await disclosedBy(stored)).toEqual([])
  expect(await cornersOf(stored)).toEqual(corners)
  const { filename } = document
  expect(await rowOf(document)).toMatchObject({ filename, filesize: stored.length, width: 120, height: 80 })
}

const partsIn = (folder: Folder) =>
  readdirSync(path.join(dataDir, folder)).filter((name) => name.startsWith('.clean'))

describe('private files of earlier versions', () => {
  const folders = ['documents', 'owner-files', 'applicant-files'] as const

  it('are put on the list of the job by the migration, each once', async () => {
    const document = await makeEarlier('documents', await pictureWithMetadata({ kind: 'jpg' }), 'jpg')
    await run('drop table papers_to_clean')
    const { up } = await import('../../../migrations/20261123_063000_papers_to_clean')
    const req = await createLocalReq({}, payload)
    await up({ db: payload.db.drizzle, payload, req })
    expect((await run(`select * from papers_to_clean where document_id = ${document.id}`)).rows).toEqual([
      { folder: 'documents', document_id: document.id },
    ])
    await mend()
    await expectMended(document)
  })

  it.each(folders)(
    'in %s: pictures have no metadata any more, under their names; the rest is unchanged to the byte',
    async (folder) => {
      const pictures = await Promise.all(
        ['jpg', 'png'].map(async (kind) => makeEarlier(folder, await pictureWithMetadata({ kind }), kind)),
      )
      const others = await Promise.all([
        makeEarlier(folder, Buffer.from(documentFiles.pdf), 'pdf'),
        makeEarlier(folder, Buffer.from('no picture'), 'jpg'),
        makeEarlier(folder, Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpg'),
        makeEarlier(folder, Buffer.alloc(0), 'png'),
      ])
      const before = await Promise.all(pictures.map(rowOf))
      await mend()
      for (const document of pictures) {
        await expectMended(document)
        expect(statSync(document.place).mode & 0o777).toBe(0o600)
      }
      expect((await Promise.all(pictures.map(rowOf))).map((row) => row?.updated_at)).toEqual(
        before.map((row) => row?.updated_at),
      )
      for (const { place, data } of others) expect(readFileSync(place).equals(data)).toBe(true)
      expect(await waiting()).toBe(0)
      expect(partsIn(folder)).toEqual([])
      // Only once: encoding a JPEG again and again would reduce its quality.
      const bytes = pictures.map(({ place }) => readFileSync(place))
      await mend()
      expect(pictures.map(({ place }, index) => bytes[index]?.equals(readFileSync(place)))).toEqual([
        true,
        true,
      ])
    },
  )

  it.each(['before', 'behind'] as const)(
    'are intact where a run is interrupted %s the step, and cleaned by the next',
    async (off) => {
      const document = await makeEarlier('documents', await pictureWithMetadata({ kind: 'jpg' }), 'jpg')
      const other = await makeEarlier('owner-files', await pictureWithMetadata({ kind: 'png' }), 'png')
      cut.off = off
      await mend()
      expect(await waiting()).toBe(2)
      expect(await cornersOf(readFileSync(other.place)).catch(() => [])).not.toEqual([])
      if (off === 'before') expect(readFileSync(document.place).equals(document.data)).toBe(true)
      cut.off = 'no'
      // As a process leaves it that was killed while it wrote.
      writeFileSync(fileOf('documents', `.clean-${document.id}`), 'half a pict')
      await mend()
      await expectMended(document)
      await expectMended(other)
      expect([await waiting(), partsIn('documents'), partsIn('owner-files')]).toEqual([0, [], []])
    },
  )

  it('are skipped where they are missing, and do not stop the others', async () => {
    const gone = await makeEarlier('documents', await pictureWithMetadata({ kind: 'jpg' }), 'jpg')
    const deleted = await makeEarlier('documents', await pictureWithMetadata({ kind: 'jpg' }), 'jpg')
    const last = await makeEarlier('documents', await pictureWithMetadata({ kind: 'jpg' }), 'jpg')
    rmSync(gone.place)
    writeFileSync(fileOf('documents', `.clean-${deleted.id}`), 'half a pict')
    await payload.delete({ collection: 'documents', id: deleted.id })
    await mend()
    expect([existsSync(gone.place), existsSync(deleted.place), await waiting()]).toEqual([false, false, 0])
    expect(partsIn('documents')).toEqual([])
    await expectMended(last)
  })

  it('wait where the worker has to stop, and are done by two at once just as well', async () => {
    const documents = await Promise.all(
      ['jpg', 'png', 'jpg', 'png'].map(async (kind) =>
        makeEarlier('documents', await pictureWithMetadata({ kind }), kind),
      ),
    )
    await mend(AbortSignal.abort())
    expect(await waiting()).toBe(4)
    await Promise.all([mend(), mend()])
    await mend()
    for (const document of documents) await expectMended(document)
    expect(await waiting()).toBe(0)
  })
})
