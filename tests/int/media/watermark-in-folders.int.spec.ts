import { describe, expect, it, vi } from 'vitest'
import { describeWatermark, type WatermarkSite } from '../../support/files/watermark-suite'
import {
  markedCorners,
  readMedia,
  runJob,
  setWatermark,
  upload,
} from '../../support/files/watermarked-photos'
import { createRest, logIn } from '../../support/site/rest'
import type { VisitorName } from '../../support/site/visitors'
import { addPicture, createSnapshotWriter, propertyRecord } from '../../support/snapshot/snapshot-folder'

vi.mock('server-only', () => ({}))

let site: WatermarkSite

describeWatermark({
  start: () => Promise.resolve({}),
  open: (opened) => {
    site = opened
  },
})

describe('an import', () => {
  it('brings photos of properties with the watermark, and plans and content without', async () => {
    const { payload, dataDir } = site
    const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
    await setWatermark(payload, { isOn: true, corner: 'top-left' })
    const Pictures = [{ Url: 'pictures/front.jpg', Width: 800, Height: 600, ID: 1, Name: 'Façade' }]
    const folder = createSnapshotWriter(() => dataDir)({
      'properties.json': [propertyRecord({ ID: 7001, Pictures })],
      'content/agents.json': [{ key: 'anne', name: 'Anne', photo: 'pictures/anne.jpg' }],
    })
    for (const url of ['pictures/front.jpg', 'pictures/anne.jpg']) await addPicture(folder, { url })
    const run = () => importSnapshot({ payload, folder, now: new Date('2026-11-21T09:00:00Z') })
    expect((await run()).warnings).toEqual([])
    const cornersOf = async (name: string) => {
      const { docs } = await payload.find({ collection: 'media', where: { snapshotKey: { equals: name } } })
      return markedCorners(docs[0]?.sizes?.w400?.filename)
    }
    expect(await cornersOf('pictures/front.jpg')).toEqual(['top-left'])
    expect(await cornersOf('pictures/anne.jpg')).toEqual([])
    expect(await run()).toMatchObject({ changed: 0 })
    expect(await cornersOf('pictures/front.jpg')).toEqual(['top-left'])
    await payload.delete({ collection: 'properties', where: { publicId: { equals: 7001 } } })
    await payload.delete({ collection: 'agents', where: { name: { equals: 'Anne' } } })
  })
})

describe('the settings of the watermark', () => {
  const ask = async (who: VisitorName, body?: object) => {
    const token = await logIn(site.payload, site.visitors[who])
    const path = body ? '/globals/site-settings' : '/media/watermark'
    return createRest(site.config)({ method: body ? 'POST' : 'GET', path, body, token })
  }

  it.each([
    ['anonymous', 403],
    ['owner', 403],
    ['translator', 403],
    ['reader', 403],
    ['agent', 403],
    ['editor', 200],
    ['admin', 200],
  ] as const)('are changed and followed by %s: %d', async (who, status) => {
    expect((await ask(who, { watermark: { opacity: 70 } })).status).toBe(status)
    expect((await ask(who)).status).toBe(status)
  })

  it('come back with a version, and so do the pictures', async () => {
    const { payload } = site
    const { id } = await upload(payload, { isOfProperty: true })
    await setWatermark(payload, { isOn: true, corner: 'bottom-left' })
    await setWatermark(payload, { isOn: false })
    await runJob(payload)
    const { docs } = await payload.findGlobalVersions({
      slug: 'site-settings',
      where: { 'version.watermark.isOn': { equals: true }, 'version.watermark.corner': { equals: 'bottom-left' } },
      sort: '-createdAt',
    })
    await payload.restoreGlobalVersion({ slug: 'site-settings', id: String(docs[0]?.id) })
    await runJob(payload)
    const { sizes } = await readMedia(payload, id)
    expect(await markedCorners(sizes?.w900?.filename)).toEqual(['bottom-left'])
  })

  it('protect their logo from being deleted', async () => {
    const { payload, config, visitors } = site
    const logo = await upload(payload, { kind: 'logo', name: 'logo.jpg' })
    await setWatermark(payload, { isOn: true, kind: 'logo', logo: logo.id })
    const token = await logIn(payload, visitors.editor)
    const answer = await createRest(config)({ method: 'DELETE', path: `/media/${logo.id}`, token })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await readMedia(payload, logo.id)).toMatchObject({ id: logo.id })
  })
})
