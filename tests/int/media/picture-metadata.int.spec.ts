import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSite, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

let payload: Payload
let dataDir: string
let send: (request: Request) => Promise<Response>
let mend: () => Promise<void>

beforeAll(async () => {
  const site = await startSite()
  payload = site.payload
  dataDir = site.dataDir
  send = (await import('@/site/features/media/actions')).sendPicture
  const { mendOriginals } = await import('@/cms/operations/media/mend-originals')
  mend = () => mendOriginals({ payload })
})
afterAll(stopPayload)

const secret = 'Nikon of Jeanne'
const exif = {
  IFD0: { Make: secret, Artist: secret, Copyright: secret },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '50/1 43/1 12/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '4/1 36/1 0/1',
  },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret}"/></rdf:RDF></x:xmpmeta>`

const encoders: Record<string, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg(),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp(),
  avif: (picture) => picture.avif({ effort: 0 }),
}
const kinds = Object.keys(encoders)

/** A photograph of a camera: 120 × 80 in portrait orientation, in a wide colour space, with all its metadata. */
async function photograph(kind: string): Promise<Buffer> {
  const plain = sharp({ create: { width: 120, height: 80, channels: 3, background: '#b4532a' } })
  const tagged = plain.withExif(exif).withXmp(xmp).withIccProfile('p3').withMetadata({ orientation: 6 })
  const encode = encoders[kind]
  if (!encode) throw new Error(`no encoder for ${kind}`)
  return encode(tagged).toBuffer()
}

const fileOf = (name: string | null | undefined) => path.join(dataDir, 'media', name ?? '')

async function expectClean(bytes: Buffer): Promise<void> {
  const { exif: kept, xmp: words, iptc, icc, orientation, width, height } = await sharp(bytes).metadata()
  expect([kept, words, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  expect([orientation ?? 1, width, height]).toEqual([1, 80, 120])
  expect(bytes.includes(secret)).toBe(false)
}

const upload = async (kind: string) => {
  const data = await photograph(kind)
  const file = { data, mimetype: `image/${kind}`, name: `Façade de Mme Dupont.${kind}`, size: data.length }
  return payload.create({ collection: 'media', data: { alt: 'Façade' }, file })
}

const sizeNames = (media: { sizes?: object | null }): string[] =>
  Object.values(media.sizes ?? {}).flatMap(({ filename }: { filename?: string | null }) => filename ?? [])

describe('a document that is a photograph', () => {
  const paperOf = (name: string | null | undefined) =>
    readFileSync(path.join(dataDir, 'documents', name ?? ''))

  it.each(['jpg', 'png'])('as %s has no metadata, also where it is replaced', async (kind) => {
    const data = await photograph(kind)
    const mimetype = kind === 'jpg' ? 'image/jpeg' : 'image/png'
    const file = { data, mimetype, name: `Plan.${kind}`, size: data.length }
    const { id, filename } = await payload.create({
      collection: 'documents',
      data: { title: 'Plan' },
      file,
    })
    expect(filename).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${kind}$`))
    await expectClean(paperOf(filename))
    const replaced = await payload.update({ collection: 'documents', id, data: {}, file })
    expect(replaced).toMatchObject({ originalName: `Plan.${kind}`, mimeType: mimetype })
    await expectClean(paperOf(replaced.filename))
  })

  it('is recognised under another name, and refused where it cannot be read', async () => {
    const data = await photograph('jpg')
    const file = { data, mimetype: 'application/pdf', name: 'Plan.pdf', size: data.length }
    const { filename, mimeType } = await payload.create({ collection: 'documents', data: {}, file })
    expect([filename?.slice(-4), mimeType]).toEqual(['.jpg', 'image/jpeg'])
    await expectClean(paperOf(filename))
    const cut = { ...file, name: 'Plan.jpg', mimetype: 'image/jpeg', data: data.subarray(0, data.length / 2) }
    await expect(payload.create({ collection: 'documents', data: {}, file: cut })).rejects.toThrow()
  })
})

describe('a new original', () => {
  it('is a photograph with much metadata, in these tests', async () => {
    for (const kind of kinds) {
      const { exif: tagged, orientation } = await sharp(await photograph(kind)).metadata()
      expect(tagged?.includes(secret), kind).toBe(true)
      if (kind === 'jpg') expect(orientation).toBe(6)
    }
  })

  it.each(kinds)('as %s has no metadata, and is upright', async (kind) => {
    const media = await upload(kind)
    expect([media.width, media.height]).toEqual([80, 120])
    await expectClean(readFileSync(fileOf(media.filename)))
    for (const name of sizeNames(media)) {
      const bytes = readFileSync(fileOf(name))
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      expect(bytes.includes(secret)).toBe(false)
    }
  })

  it('has a file name that cannot be guessed from that of a size or of the upload', async () => {
    const media = await upload('jpg')
    const other = await upload('jpg')
    expect(media.filename).toMatch(/^facade-de-mme-dupont-[0-9a-f]{16}\.jpg$/)
    expect(sizeNames(media).length).toBeGreaterThan(5)
    for (const name of sizeNames(media)) expect(name).toMatch(/^[0-9a-f]{20}-w\d+\.webp$/)
    expect(new Set([...sizeNames(media), ...sizeNames(other)]).size).toBe(sizeNames(media).length * 2)
  })

  it.each([
    ['text', Buffer.from('<script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])],
  ])('is refused where it is %s', async (_case, data) => {
    const file = { data, mimetype: 'image/jpeg', name: 'photo.jpg', size: data.length }
    await expect(payload.create({ collection: 'media', data: {}, file, locale: 'fr' })).rejects.toThrow()
  })

  it('is still animated where it was', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const data = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    const file = { data, mimetype: 'image/webp', name: 'moving.webp', size: data.length }
    const media = await payload.create({ collection: 'media', data: {}, file })
    expect((await sharp(readFileSync(fileOf(media.filename))).metadata()).pages).toBe(2)
  })
})

/** Stores an original as earlier versions did: unchanged, under the name that its sizes have too. */
async function makeEarlier(kind: string, name: string) {
  const { id } = await upload(kind)
  const before = await payload.findByID({ collection: 'media', id })
  writeFileSync(fileOf(name), await photograph(kind))
  const { drizzle } = payload.db
  await drizzle.execute(
    sql`update media set filename = ${name}, url = ${`/api/media/file/${name}`}, width = 120, height = 80 where id = ${id}`,
  )
  await drizzle.execute(sql`delete from media_originals where media_id = ${id}`)
  return { id, sizes: sizeNames(before), updatedAt: before.updatedAt, name }
}

const ask = (name: string) => send(new Request(`http://localhost/api/media/file/${name}`))

describe('the originals of earlier versions', () => {
  it('are cleaned once, whatever their type, and keep the addresses that pages show', async () => {
    const earlier = await Promise.all(
      kinds.map((kind, index) => makeEarlier(kind, `house-0${index}.${kind}`)),
    )
    await mend()
    for (const { id, name, sizes, updatedAt } of earlier) {
      const media = await payload.findByID({ collection: 'media', id })
      expect(media.filename).toMatch(/^house-0\d-[0-9a-f]{16}\.\w+$/)
      expect(media).toMatchObject({
        updatedAt,
        width: 80,
        height: 120,
        url: `/api/media/file/${media.filename}`,
      })
      await expectClean(readFileSync(fileOf(media.filename)))
      expect(existsSync(fileOf(name)), name).toBe(false)
      for (const size of sizes) expect((await ask(size)).status).toBe(200)
      const moved = await ask(name)
      expect([moved.status, moved.headers.get('location')]).toEqual([301, media.sizes?.w1360?.url])
    }
    const names = async () =>
      (await payload.find({ collection: 'media', pagination: false })).docs.map(({ filename }) => filename)
    const once = await names()
    await mend()
    expect(await names()).toEqual(once)
  })

  it('are cleaned too where an editor has chosen another focal point before', async () => {
    const { id } = await makeEarlier('jpg', 'focal-point.jpg')
    await payload.update({ collection: 'media', id, data: { focalX: 20, focalY: 30 } })
    await mend()
    const { filename } = await payload.findByID({ collection: 'media', id })
    expect(filename).toMatch(/^focal-point(-\d+)?-[0-9a-f]{16}\.jpg$/)
    await expectClean(readFileSync(fileOf(filename)))
  })

  it('are cleaned by the next run where one was interrupted before the old file was deleted', async () => {
    const { id, name } = await makeEarlier('jpg', 'cut-off.jpg')
    await mend()
    writeFileSync(fileOf(name), await photograph('jpg'))
    await payload.db.drizzle.execute(sql`update media_originals set is_erased = false where media_id = ${id}`)
    await mend()
    expect(existsSync(fileOf(name))).toBe(false)
  })

  it('that cannot be read or are missing do not stop the others', async () => {
    const broken = await makeEarlier('jpg', 'broken.jpg')
    const gone = await makeEarlier('jpg', 'gone-before.jpg')
    writeFileSync(fileOf('broken.jpg'), 'no picture')
    const { rm } = await import('node:fs/promises')
    await rm(fileOf('gone-before.jpg'))
    const last = await makeEarlier('png', 'last.png')
    await mend()
    expect((await payload.findByID({ collection: 'media', id: broken.id })).filename).toMatch(
      /^broken-[0-9a-f]{16}\.jpg$/,
    )
    expect(existsSync(fileOf('broken.jpg'))).toBe(false)
    expect((await payload.findByID({ collection: 'media', id: gone.id })).filename).toBe('gone-before.jpg')
    await expectClean(
      readFileSync(fileOf((await payload.findByID({ collection: 'media', id: last.id })).filename)),
    )
  })

  it('are not found by a name that no picture had', async () => {
    for (const name of ['house-99.jpg', 'house-00.jpg%00.webp', 'a'.repeat(3000) + '.png'])
      expect((await ask(name)).status).toBe(404)
  })
})
