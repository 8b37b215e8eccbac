import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePicture } from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { startS3Server, type S3Server } from '../../support/files/s3-server'

let site: Site
let server: S3Server

beforeAll(async () => {
  server = await startS3Server({ bucket: 'backups', prefix: 'brabant' })
  const { S3_BUCKET: bucket, ...environment } = server.environment
  site = await startSite({ ...environment, BACKUP_S3_BUCKET: bucket ?? '' })
  await site.payload.create({
    collection: 'media',
    data: { alt: 'Une maison' },
    file: await makePicture({ width: 900, height: 600, name: 'house.jpg' }),
    locale: 'fr',
  })
})
afterAll(async () => {
  await stopPayload()
  await server.stop()
})

it('backups go into a bucket, are read from it, and leave it', async () => {
  const { payload } = site
  const { backUp } = await import('@/cms/operations/backups/back-up')
  const { placeOfBackups } = await import('@/cms/operations/backups/place-of-backups')
  const { checkBackup, listBackups } = await import('@/cms/operations/backups/read-backup')
  const place = placeOfBackups()
  expect(place.title).toBe('s3://backups/brabant/')
  await payload.updateGlobal({ slug: 'backup-settings', data: { kept: 1 } })

  const first = await backUp({ payload, place, now: new Date('2026-11-25T04:41:00Z') })
  expect(await checkBackup(place, { name: first.manifest.name })).toEqual([])
  const stored = server.requests.filter((request) => request.startsWith('PUT /backups/brabant/files/')).length
  expect(stored).toBeGreaterThan(1)

  server.breakOn((request) => request.includes('/tables/properties.copy.gz'))
  const failing = backUp({ payload, place, now: new Date('2026-11-26T04:41:00Z') })
  await expect(failing).rejects.toThrow('The bucket backups cannot be used')
  server.breakOn(() => false)
  expect(await listBackups(place)).toEqual([first.manifest.name])

  const second = await backUp({ payload, place, now: new Date('2026-11-27T04:41:00Z') })
  expect(second.removed).toEqual([first.manifest.name])
  expect(await listBackups(place)).toEqual([second.manifest.name])
  expect(await checkBackup(place, { name: second.manifest.name })).toEqual([])
  const rest: string[] = []
  for await (const name of place.list(`${first.manifest.name}/`)) rest.push(name)
  expect(rest).toEqual([])
  // The pictures had been stored with the first.
  expect(server.requests.filter((request) => request.startsWith('PUT /backups/brabant/files/'))).toHaveLength(
    stored,
  )
})
