import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, handleEndpoints, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { documentFiles } from '../../support/files/document-files'
import { makePicture } from '../../support/database/factories'
import { leadForms } from '../../support/forms/lead-forms'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { findLeads, forgetForms, nextVisitor, sendForm } from '../../support/forms/post-forms'
import { logIn } from '../../support/site/rest'
import { createVisitors, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

const disk = vi.hoisted(() => ({ isFull: false, free: Infinity, shut: '' }))

/** A full disk: a file gets its name and none of its content, as with ENOSPC. */
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>()
  const writeFile: typeof real.writeFile = async (...args) => {
    if (disk.shut !== '') throw Object.assign(new Error(`${disk.shut}: no writing`), { code: disk.shut })
    if (!disk.isFull) return real.writeFile(...args)
    await real.writeFile(args[0], '', args[2])
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  const statfs: (folder: string) => Promise<{ bavail: number; bsize: number }> = async (folder) => {
    const { bavail, bsize } = await real.statfs(folder)
    return { bavail: Math.min(bavail, disk.free / bsize), bsize }
  }
  return { ...real, writeFile, statfs }
})

let site: Site
let payload: Payload
let visitors: Visitors

beforeAll(async () => {
  site = await startSite({ SMTP_URL: '' })
  payload = site.payload
  visitors = await createVisitors(payload)
})
afterAll(stopPayload)
afterEach(async () => {
  Object.assign(disk, { isFull: false, free: Infinity, shut: '' })
  vi.restoreAllMocks()
  await forgetForms(payload)
})

/** Every file in a folder and below it, the ones kept until a transaction ends too. */
async function filesIn(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const found = await fs.readdir(path.join(site.dataDir, folder), options).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const sendApplication = () => {
  nextVisitor()
  const body = new FormData()
  for (const [name, value] of Object.entries(leadForms['job-contact'])) body.set(name, String(value))
  body.set('cv', new File([new Uint8Array(documentFiles.pdf)], 'cv.pdf'))
  return sendForm({ kind: 'job-contact', body })
}

describe('while the disk is full', () => {
  it('an application is refused, and nothing of its file is left', async () => {
    disk.isFull = true
    const refused = await sendApplication()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('10')
    expect(await filesIn('applicant-files')).toEqual([])
    expect(await findLeads(payload)).toEqual([])
    disk.isFull = false
    expect((await sendApplication()).status).toBe(303)
    expect(await filesIn('applicant-files')).toHaveLength(1)
  })

  it('a mail waits, nothing of its file is left, and it is written once there is room', async () => {
    const { queueMail } = await import('@/cms/operations/mails/queue-mail')
    const { sendMail } = await import('@/cms/operations/mails/send-mail')
    const { createMailTransport } = await import('@/cms/operations/mails/mail-transport')
    const mail = { kind: 'x', locale: 'fr', to: 'a@example.com', subject: 'x', html: 'x', text: 'x' } as const
    const id = await queueMail({ req: await createLocalReq({}, payload), mail })
    const attempt = (number: number) =>
      sendMail({ payload, send: createMailTransport(), id, attempt: number, now: new Date() })
    disk.isFull = true
    expect(await attempt(1)).toBe('again')
    expect(await filesIn('mail')).toEqual([])
    disk.isFull = false
    expect(await attempt(2)).toBe('done')
    expect(await filesIn('mail')).toHaveLength(1)
  })

  it('health reports it, and that it is well again', async () => {
    const { getHealth } = await import('@/site/data/health')
    expect(await getHealth()).toBe('ok')
    disk.free = 1000
    expect(await getHealth()).toBe('disk-full')
    Object.assign(disk, { free: Infinity, isFull: true })
    expect(await getHealth()).toBe('disk-full')
    disk.isFull = false
    for (const shut of ['EACCES', 'EROFS', 'EPERM']) {
      disk.shut = shut
      expect(await getHealth()).toBe('data-folder')
    }
    // With a full disk besides, the first problem to solve is access to the folder.
    disk.free = 1000
    expect(await getHealth()).toBe('data-folder')
    Object.assign(disk, { free: Infinity, shut: '' })
    expect(await getHealth()).toBe('ok')
    expect((await fs.readdir(site.dataDir)).filter((name) => name.startsWith('.probe'))).toEqual([])
  })
})

it('an original of an earlier version waits for room, and nothing of its new file is left', async () => {
  const { mendOriginals } = await import('@/cms/operations/media/mend-originals')
  const file = await makePicture({ width: 160, height: 90, name: 'x.jpg' })
  const { id } = await payload.create({ collection: 'media', data: { alt: 'Façade' }, file })
  const name = 'house-of-1999.jpg'
  await fs.writeFile(path.join(site.dataDir, 'media', name), file.data)
  await payload.db.drizzle.execute(sql`update media set filename = ${name} where id = ${id}`)
  await payload.db.drizzle.execute(sql`delete from media_originals where media_id = ${id}`)
  const before = await filesIn('media')
  for (const state of [{ free: 1_000_100 }, { free: Infinity, isFull: true }]) {
    Object.assign(disk, state)
    await mendOriginals({ payload })
    expect(await filesIn('media')).toEqual(before)
  }
  expect((await payload.findByID({ collection: 'media', id })).filename).toBe(name)
  disk.isFull = false
  await mendOriginals({ payload })
  expect((await payload.findByID({ collection: 'media', id })).filename).toMatch(
    /^house-of-1999-[0-9a-f]{16}/,
  )
  await payload.delete({ collection: 'media', id })
  for (const left of await filesIn('media')) await fs.rm(path.join(site.dataDir, 'media', left))
})

describe('a picture that staff upload', () => {
  async function upload(): Promise<Response> {
    const { data } = await makePicture({ width: 1600, height: 900, name: 'x.jpg' })
    const body = new FormData()
    body.set('_payload', JSON.stringify({ alt: 'Façade' }))
    body.set('file', new File([new Uint8Array(data)], 'facade.jpg', { type: 'image/jpeg' }))
    const token = await logIn(payload, visitors.agent)
    return handleEndpoints({
      config: site.config,
      request: new Request('http://localhost:3000/api/media?locale=fr', {
        method: 'POST',
        body,
        headers: { authorization: `JWT ${token}`, 'accept-language': 'fr' },
      }),
    })
  }

  it('is refused with a message where the disk has no room for it, before anything is written', async () => {
    disk.free = 1_000_500
    const response = await upload()
    expect(response.status).toBe(507)
    expect(JSON.stringify(await response.json())).toContain('Le disque du serveur est plein')
    expect(await filesIn('media')).toEqual([])
  })

  it('leaves no file when the disk is full after the first of its sizes', async () => {
    let written = 0
    // Payload's own writing, which looks its function up each time.
    const payloadFs = (await vi.importActual<{ default: typeof fs }>('node:fs/promises')).default
    const real = payloadFs.writeFile.bind(payloadFs)
    vi.spyOn(payloadFs, 'writeFile').mockImplementation(async (...args) => {
      written += 1
      if (written < 3) return real(...args)
      await real(args[0], '')
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    })
    const response = await upload()
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(written).toBeGreaterThan(2)
    expect(await filesIn('media')).toEqual([])
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0)
  })

  it('keeps its files where there is room', async () => {
    expect((await upload()).status).toBe(201)
    expect((await filesIn('media')).length).toBeGreaterThan(3)
  })
})
