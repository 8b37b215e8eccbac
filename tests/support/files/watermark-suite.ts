import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Media } from '@/cms/payload-types'
import { createPlace, makePicture } from '../database/factories'
import { startSite, stopPayload, type Site } from '../database/payload'
import { logIn } from '../site/rest'
import { createVisitors, type Visitors } from '../site/visitors'
import { namesIn, namesOf, readStored } from './stored-files'
import { isQueued, markedCorners, readMedia, runJob, setWatermark, upload } from './watermarked-photos'

export type WatermarkSite = Site & { visitors: Visitors }

const send = async (name: string, headers: Record<string, string> = {}) =>
  (await import('@/site/features/media/actions')).sendPicture(
    new Request(`http://localhost/api/media/file/${encodeURIComponent(name)}`, { headers }),
  )

type WatermarkSuite = { start: () => Promise<Record<string, string>>; open?: (site: WatermarkSite) => void }

const sizeNames = (media: Media): string[] => namesOf({ sizes: media.sizes })

const wide = ({ sizes }: Media) => [
  sizes?.w250,
  sizes?.w400,
  sizes?.w600,
  sizes?.w720,
  sizes?.w900,
  sizes?.w1360,
]

async function cornersOf(media: Media): Promise<string[][]> {
  return Promise.all(wide(media).map((size) => markedCorners(size?.filename)))
}

const all = (corners: string[]): string[][] => Array.from({ length: 6 }, () => corners)

/** What holds of the watermark of a site in folders and in a bucket alike. */
export function describeWatermark({ start, open }: WatermarkSuite): void {
  let site: WatermarkSite
  let payload: Payload

  beforeAll(async () => {
    const started = await startSite({ SMTP_URL: '', ...(await start()) })
    site = { ...started, visitors: await createVisitors(started.payload) }
    ;({ payload } = site)
    open?.(site)
  })
  afterEach(async () => {
    await setWatermark(payload, { isOn: false, kind: 'name', logo: null })
    for (const { id } of (await payload.find({ collection: 'media', pagination: false })).docs)
      await payload.delete({ collection: 'media', id })
  })
  afterAll(stopPayload)

  describe('the watermark', () => {
    it('is off at first', async () => {
      expect(await payload.findGlobal({ slug: 'site-settings' })).toMatchObject({
        watermark: { isOn: false },
      })
      const media = await upload(payload, { isOfProperty: true })
      expect(await cornersOf(media)).toEqual(all([]))
    })

    it('is on the sizes of a new photo of a property at once, and not on its original', async () => {
      await setWatermark(payload, { isOn: true, corner: 'top-left', width: 30, opacity: 80 })
      const media = await upload(payload, { isOfProperty: true })
      expect(await cornersOf(media)).toEqual(all(['top-left']))
      expect(await markedCorners(media.filename)).toEqual([])
      expect(await markedCorners(media.sizes?.w60?.filename)).toEqual([])
      expect(await namesIn('media')).toEqual(namesOf(media))
      expect(media.thumbnailURL).toContain(media.sizes?.w250?.filename)
      expect(await readMedia(payload, media.id)).toMatchObject({ sizes: media.sizes })
    })

    it.each([
      ['a floor plan', { kind: 'floor-plan', isOfProperty: true }],
      ['a portrait', { kind: 'portrait' }],
      ['a photo of no property', { kind: 'photo' }],
    ] as const)('is not on %s', async (_what, kind) => {
      await setWatermark(payload, { isOn: true })
      const media = await upload(payload, kind)
      await runJob(payload)
      expect(await cornersOf(await readMedia(payload, media.id))).toEqual(all([]))
    })

    it('comes, changes and goes with the settings, under new names, and leaves no file behind', async () => {
      const { id, sizes, filename } = await upload(payload, { isOfProperty: true })
      const looks: Media[] = []
      for (const [change, corners] of [
        [{ isOn: true, corner: 'bottom-right' }, ['bottom-right']],
        [{ isOn: true, corner: 'bottom-left' }, ['bottom-left']],
        [{ isOn: false }, []],
      ] as const) {
        await setWatermark(payload, change)
        await runJob(payload)
        const media = await readMedia(payload, id)
        expect(await cornersOf(media)).toEqual(all([...corners]))
        expect(await namesIn('media')).toEqual(namesOf(media))
        expect(media.filename).toBe(filename)
        looks.push(media)
      }
      const names = looks.map(({ sizes: made }) => made?.w600?.filename)
      expect(new Set(names).size).toBe(3)
      expect(names[2]).toBe(sizes?.w600?.filename)
    })

    it('stays off where the settings change while photos are made anew', async () => {
      const media = await upload(payload, { isOfProperty: true })
      await setWatermark(payload, { isOn: true })
      const { files } = await import('@/cms/files/files')
      const write = files.writeIfRoom.bind(files)
      const spy = vi.spyOn(files, 'writeIfRoom').mockImplementation(async (file) => {
        spy.mockImplementation(write)
        await setWatermark(payload, { isOn: false })
        return write(file)
      })
      await runJob(payload)
      spy.mockRestore()
      expect(await readMedia(payload, media.id)).toMatchObject({ sizes: media.sizes })
      expect(await namesIn('media')).toEqual(namesOf(media))
    })

    it('is a logo, with what shines through of it', async () => {
      const data = await sharp({
        create: { width: 300, height: 100, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 1 } },
      })
        .png()
        .toBuffer()
      const file = { data, mimetype: 'image/png', name: 'logo.png', size: data.length }
      const logo = await payload.create({ collection: 'media', data: { kind: 'logo' }, file })
      await setWatermark(payload, {
        ...{ isOn: true, kind: 'logo', logo: logo.id },
        ...{ corner: 'bottom-right', width: 20, opacity: 50 },
      })
      const { sizes } = await upload(payload, { isOfProperty: true })
      const bytes = await readStored('media', sizes?.w600?.filename)
      const pixel = { left: 520, top: 525, width: 1, height: 1 }
      const [red = 0, , blue = 0] = await sharp(bytes ?? undefined)
        .extract(pixel)
        .raw()
        .toBuffer()
      // Half of blue and half of the brown of the picture, 180, 83, 42.
      expect(Math.abs(red - 90)).toBeLessThan(12)
      expect(Math.abs(blue - 148)).toBeLessThan(12)
    })

    it('is refused without a logo, without a name, and out of range', async () => {
      for (const refused of [
        { isOn: true, kind: 'logo', logo: null },
        { isOn: true, width: 51 },
        { isOn: true, width: 4 },
        { isOn: true, opacity: 5 },
      ] as const)
        await expect(setWatermark(payload, refused), JSON.stringify(refused)).rejects.toThrow()
      await expect(
        payload.updateGlobal({
          slug: 'site-settings',
          data: { agency: { name: '日本' }, watermark: { isOn: true } },
        }),
      ).rejects.toThrow()
      await payload.updateGlobal({ slug: 'site-settings', data: { agency: { name: '' } } })
    })

    it('comes to a photo of the library that a property takes, and leaves it with the property', async () => {
      await setWatermark(payload, { isOn: true, corner: 'top-right' })
      const media = await upload(payload)
      expect(await cornersOf(media)).toEqual(all([]))
      const { type, city } = await createPlace(payload)
      const property = await payload.create({
        collection: 'properties',
        data: { goal: 'sale', type, city, title: 'Maison', pictures: [media.id], _status: 'draft' },
      })
      expect(await isQueued(payload)).toBe(true)
      await runJob(payload)
      expect(await cornersOf(await readMedia(payload, media.id))).toEqual(all(['top-right']))
      await payload.update({ collection: 'properties', id: property.id, data: { pictures: [] } })
      await runJob(payload)
      expect(await cornersOf(await readMedia(payload, media.id))).toEqual(all([]))
      await payload.delete({ collection: 'properties', id: property.id })
    })

    it('leaves a photo that becomes a plan, and comes back with its kind', async () => {
      await setWatermark(payload, { isOn: true, corner: 'top-right' })
      const { id } = await upload(payload, { isOfProperty: true })
      for (const [kind, corners] of [
        ['floor-plan', []],
        ['photo', ['top-right']],
      ] as const) {
        await payload.update({ collection: 'media', id, data: { kind } })
        expect(await isQueued(payload)).toBe(true)
        await runJob(payload)
        expect(await cornersOf(await readMedia(payload, id))).toEqual(all([...corners]))
      }
    })

    it('stays with a new original and another focal point', async () => {
      await setWatermark(payload, { isOn: true, corner: 'top-right' })
      const { id } = await upload(payload, { isOfProperty: true })
      const file = await makePicture({ width: 800, height: 600, name: 'garden.jpg' })
      const replaced = await payload.update({ collection: 'media', id, data: {}, file })
      expect(await cornersOf(replaced)).toEqual(all(['top-right']))
      expect(await namesIn('media')).toEqual(namesOf(replaced))
      const focused = await payload.update({ collection: 'media', id, data: { focalX: 10, focalY: 20 } })
      expect(await cornersOf(await readMedia(payload, focused.id))).toEqual(all(['top-right']))
      expect(await namesIn('media')).toEqual(namesOf(await readMedia(payload, id)))
    })

    it('redirects the former names of sizes, and gives the original to colleagues alone', async () => {
      const before = await upload(payload, { isOfProperty: true })
      await setWatermark(payload, { isOn: true })
      await runJob(payload)
      const after = await readMedia(payload, before.id)
      const former = await send(before.sizes?.w600?.filename ?? '')
      expect([former.status, former.headers.get('location')]).toEqual([302, after.sizes?.w600?.url])
      const stranger = await send(after.filename ?? '')
      expect([stranger.status, stranger.headers.get('location')]).toEqual([302, after.sizes?.w1360?.url])
      expect(stranger.headers.get('cache-control')).toBe('no-store')
      const owner = await logIn(payload, site.visitors.owner)
      expect((await send(after.filename ?? '', { authorization: `JWT ${owner}` })).status).toBe(302)
      const token = await logIn(payload, site.visitors.agent)
      const colleague = await send(after.filename ?? '', { authorization: `JWT ${token}` })
      expect([colleague.status, colleague.headers.get('cache-control')]).toEqual([
        200,
        'private, max-age=3600',
      ])
      await setWatermark(payload, { isOn: false })
      await runJob(payload)
      const marked = await send(after.sizes?.w600?.filename ?? '')
      expect([marked.status, marked.headers.get('location')]).toEqual([302, before.sizes?.w600?.url])
      expect(sizeNames(await readMedia(payload, before.id))).toEqual(sizeNames(before))
    })

    it('says how far the job is, and goes on after an interruption', async () => {
      const { markPhotos } = await import('@/cms/operations/media/marks/mark-photos')
      const { countPhotos } = await import('@/cms/operations/media/marks/photos')
      const { getWatermark } = await import('@/cms/queries/media/get-watermark')
      const count = async () => countPhotos(payload, (await getWatermark({ payload }))?.mark ?? null)
      for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await upload(payload, { isOfProperty: true, name })
      await upload(payload, { kind: 'floor-plan', isOfProperty: true })
      await setWatermark(payload, { isOn: true })
      expect(await count()).toEqual({ all: 3, waiting: 3 })
      const stopped = AbortSignal.abort()
      await markPhotos({ payload, data: {}, signal: stopped })
      expect(await count()).toEqual({ all: 3, waiting: 3 })
      await runJob(payload)
      expect(await count()).toEqual({ all: 3, waiting: 0 })
      await setWatermark(payload, { isOn: false })
      expect(await count()).toEqual({ all: 3, waiting: 3 })
      // What an older setting has queued ends by itself.
      await markPhotos({ payload, data: { after: 0, mark: '0123456789' } })
      expect(await count()).toEqual({ all: 3, waiting: 3 })
      await markPhotos({ payload, data: { after: 0, mark: '' } })
      expect(await count()).toEqual({ all: 0, waiting: 0 })
    })

    it('leaves out an original that is gone, and makes the others', async () => {
      const { files } = await import('@/cms/files/files')
      const [gone, there] = [
        await upload(payload, { isOfProperty: true, name: 'a.jpg' }),
        await upload(payload, { isOfProperty: true, name: 'b.jpg' }),
      ]
      await files.remove({ folder: 'media', name: gone.filename ?? '' })
      await setWatermark(payload, { isOn: true, corner: 'top-left' })
      await runJob(payload)
      expect(await cornersOf(await readMedia(payload, gone.id))).toEqual(all([]))
      expect(await cornersOf(await readMedia(payload, there.id))).toEqual(all(['top-left']))
    })
  })
}
