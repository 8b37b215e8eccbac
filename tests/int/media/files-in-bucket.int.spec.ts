import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createLocalReq, handleEndpoints, initTransaction, killTransaction } from 'payload'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { makePicture } from '../../support/database/factories'
import { findLeads, forgetForms } from '../../support/forms/post-forms'
import { createRest, logIn } from '../../support/site/rest'
import { startS3Server, type S3Server } from '../../support/files/s3-server'
import {
  apply,
  deed,
  describeStoredFiles,
  folders,
  namesIn,
  namesOf,
  readStored,
  uploadPicture,
  type FilesSite,
} from '../../support/files/stored-files'

vi.mock('server-only', () => ({}))

let site: FilesSite
let server: S3Server

describeStoredFiles({
  start: async () => {
    server = await startS3Server()
    return server.environment
  },
  open: (opened) => {
    site = opened
  },
})
afterEach(() => {
  server.breakOn(() => false)
  server.delayOn(() => false)
  server.cutOff(false)
})
afterAll(() => server.stop())

const isPut = (request: string) => request.startsWith('PUT')

describe('a site with a bucket', () => {
  it('has no file on the disk, and everything below its prefix', async () => {
    for (const folder of folders) expect(existsSync(path.join(site.dataDir, folder)), folder).toBe(false)
    const written = server.requests.filter(isPut)
    expect(written.length).toBeGreaterThan(5)
    for (const request of written)
      expect(request).toMatch(
        /^PUT \/maison-brabant\/brabant\/site\/(media|documents|owner-files|applicant-files)\/[\w.-]+$/,
      )
  })

  it('has the fields and the parts of the back office that it has without one', async () => {
    const { collections, admin } = site.config
    for (const { slug, fields } of collections)
      for (const field of fields)
        expect('name' in field && ['prefix', '_objectKey'].includes(field.name), slug).toBe(false)
    expect(JSON.stringify(admin.components)).not.toContain('storage-s3')
    expect(JSON.stringify(admin.dependencies ?? {})).not.toContain('storage-s3')
  })

  it('hands out a private file by an address that is good for one file and one minute', async () => {
    const { payload, config, visitors } = site
    const { id, filename } = await payload.create({ collection: 'documents', data: {}, file: deed() })
    const rest = createRest(config)
    const token = await logIn(payload, visitors.agent)
    const ask = (headers: Record<string, string> = {}) =>
      rest({ path: `/documents/file/${filename}`, token, headers })
    const sent = await ask()
    expect(sent.status).toBe(302)
    expect(sent.headers.get('cache-control')).toBe('private, no-store')
    expect(sent.headers.get('referrer-policy')).toBe('no-referrer')
    const href = new URL(sent.headers.get('location') ?? '')
    expect(href.searchParams.get('X-Amz-Expires')).toBe('60')
    const statusOf = async (change: (url: URL) => void) => {
      const url = new URL(href)
      change(url)
      return (await fetch(url)).status
    }
    expect(await statusOf(() => undefined)).toBe(200)
    expect(await statusOf((url) => (url.search = ''))).toBe(403)
    expect(await statusOf((url) => (url.pathname = url.pathname.replace(/.$/, 'x')))).toBe(403)
    expect(await statusOf((url) => url.searchParams.set('X-Amz-Expires', '600'))).toBe(403)
    expect(await statusOf((url) => url.searchParams.set('response-content-disposition', 'inline'))).toBe(403)
    vi.setSystemTime(Date.now() + 61_000)
    expect(await statusOf(() => undefined)).toBe(403)
    vi.useRealTimers()
    // The back office embeds pictures of documents, and its policy names no other server.
    const embedded = await ask({ 'sec-fetch-dest': 'image' })
    expect([embedded.status, embedded.headers.get('content-disposition')]).toEqual([
      200,
      "attachment; filename*=UTF-8''acte.pdf",
    ])
    await payload.delete({ collection: 'documents', id })
    expect((await ask()).status).toBeGreaterThanOrEqual(400)
  })

  it('refuses a program of staff that says it has put a file into the bucket itself', async () => {
    const { payload, config, visitors } = site
    const token = await logIn(payload, visitors.admin)
    const before = await payload.count({ collection: 'documents' })
    const body = new FormData()
    const file = {
      clientUploadContext: {},
      collectionSlug: 'documents',
      filename: 'a.pdf',
      mimeType: 'application/pdf',
      size: 9,
    }
    body.set('file', JSON.stringify(file))
    body.set('_payload', '{}')
    const answer = await handleEndpoints({
      config,
      request: new Request('http://localhost:3000/api/documents', {
        method: 'POST',
        body,
        headers: { authorization: `JWT ${token}` },
      }),
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await payload.count({ collection: 'documents' })).toEqual(before)
  })

  it('keeps the files of a picture whose deletion is rolled back', async () => {
    const { payload } = site
    const file = await makePicture({ width: 300, height: 200, name: 'x.jpg' })
    const media = await payload.create({ collection: 'media', data: {}, file })
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.delete({ collection: 'media', id: media.id, req })
    await killTransaction(req)
    for (const name of namesOf(media)) expect(await readStored('media', name), name).not.toBeNull()
    await payload.delete({ collection: 'media', id: media.id })
    for (const name of namesOf(media)) expect(await readStored('media', name), name).toBeNull()
  })

  it('makes the sizes anew for another focal point, and deletes the former ones', async () => {
    const { payload } = site
    const file = await makePicture({ width: 900, height: 500, name: 'x.jpg' })
    const media = await payload.create({ collection: 'media', data: {}, file })
    const others = (await namesIn('media')).filter((name) => !namesOf(media).includes(name))
    await payload.update({ collection: 'media', id: media.id, data: { alt: 'Façade' } })
    expect((await payload.findByID({ collection: 'media', id: media.id })).filename).toBe(media.filename)
    const moved = await payload.update({
      collection: 'media',
      id: media.id,
      data: { focalX: 20, focalY: 80 },
    })
    expect([moved.focalX, moved.focalY]).toEqual([20, 80])
    expect(await namesIn('media')).toEqual([...others, ...namesOf(moved)].sort())
    await payload.delete({ collection: 'media', id: media.id })
    expect(await namesIn('media')).toEqual(others)
  })

  it('cleans files of earlier versions in the bucket', async () => {
    const { payload } = site
    const { sql } = await import('@payloadcms/db-postgres')
    const { pictureWithMetadata, disclosedBy } = await import('../../support/files/pictures-with-metadata')
    const { files } = await import('@/cms/files/files')
    const bytes = await pictureWithMetadata({ kind: 'jpg' })
    const name = `${crypto.randomUUID()}.jpg`
    await files.write({ folder: 'documents', name, bytes })
    const data = { filename: name, filesize: bytes.length, mimeType: 'image/jpeg', originalName: 'x.jpg' }
    const { id } = await payload.db.create({ collection: 'documents', data })
    await payload.db.drizzle.execute(
      sql`insert into papers_to_clean (folder, document_id) values ('documents', ${id})`,
    )
    const { mendDocuments } = await import('@/cms/operations/media/mend-documents')
    await mendDocuments({ payload })
    expect(await disclosedBy((await readStored('documents', name)) ?? bytes)).toEqual([])
    await payload.delete({ collection: 'documents', id: Number(id) })
  })

  it('deletes what a killed process left, after a day, unless the bucket is rather another site’s', async () => {
    const { payload } = site
    const { files } = await import('@/cms/files/files')
    const { purgeStrayFiles } = await import('@/cms/operations/media/purge-stray-files')
    const before = await namesIn('media')
    const stray = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          files.write({ folder: 'media', name: `stray-${index}.jpg`, bytes: Buffer.from('x') }),
        ),
      )
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await stray(2)
    await purgeStrayFiles({ payload, now: inDays(0.9) })
    expect(await namesIn('media')).toHaveLength(before.length + 2)
    await purgeStrayFiles({ payload, now: inDays(1.1) })
    expect(await namesIn('media')).toEqual(before)
    await stray(101)
    await purgeStrayFiles({ payload, now: inDays(1.1) })
    expect(await namesIn('media')).toHaveLength(before.length + 101)
    for (let index = 0; index < 101; index += 1)
      await files.remove({ folder: 'media', name: `stray-${index}.jpg` })
  })
})

describe('while the bucket does not answer', () => {
  it('an upload is refused with a clear message, and nothing of it is stored', async () => {
    const { payload, visitors } = site
    const before = await namesIn('media')
    const { totalDocs } = await payload.count({ collection: 'media' })
    for (const interrupt of [
      () => server.cutOff(true),
      // The original and a size arrive after the others were refused.
      () => {
        let puts = 0
        server.breakOn((request) => isPut(request) && (puts += 1) > 2)
        server.delayOn(isPut)
      },
    ]) {
      interrupt()
      const refused = await uploadPicture(site, { user: visitors.agent })
      expect(refused.status).toBe(503)
      expect(JSON.stringify(await refused.json())).toContain('Le stockage des fichiers ne répond pas')
      server.cutOff(false)
      server.breakOn(() => false)
      server.delayOn(() => false)
      expect((await payload.count({ collection: 'media' })).totalDocs).toBe(totalDocs)
    }
    await wait(600)
    expect(await namesIn('media')).toEqual(before)
  })

  it('a replaced picture keeps its files', async () => {
    const { payload, visitors } = site
    const file = await makePicture({ width: 300, height: 200, name: 'x.jpg' })
    const media = await payload.create({ collection: 'media', data: {}, file })
    server.breakOn(isPut)
    expect((await uploadPicture(site, { user: visitors.agent, id: media.id })).status).toBe(503)
    server.breakOn(() => false)
    expect((await payload.findByID({ collection: 'media', id: media.id })).filename).toBe(media.filename)
    for (const name of namesOf(media)) expect(await readStored('media', name), name).not.toBeNull()
    await payload.delete({ collection: 'media', id: media.id })
  })

  it('a visitor’s application is asked for again, and pictures and private files are there later', async () => {
    const { payload, config, visitors } = site
    const { sendPicture } = await import('@/site/features/media/actions')
    const [name = ''] = await namesIn('media')
    const picture = () => sendPicture(new Request(`http://localhost/api/media/file/${name}`))
    const { id, filename } = await payload.create({ collection: 'documents', data: {}, file: deed() })
    const token = await logIn(payload, visitors.agent)
    const document = () => createRest(config)({ path: `/documents/file/${filename}`, token })
    server.cutOff(true)
    const [applied, ...answers] = [await apply(), await picture(), await document()]
    expect(applied.status).toBe(503)
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
      expect(answer.headers.get('cache-control')).toContain('no-store')
    }
    server.cutOff(false)
    expect(await findLeads(payload)).toEqual([])
    expect(await namesIn('applicant-files')).toEqual([])
    expect((await picture()).status).toBe(200)
    expect((await document()).status).toBe(302)
    await payload.delete({ collection: 'documents', id })
    await forgetForms(payload)
  })

  it('a mail with an attachment waits', async () => {
    const { payload } = site
    const { queueMail } = await import('@/cms/operations/mails/queue-mail')
    const { sendMail } = await import('@/cms/operations/mails/send-mail')
    const { createMailTransport } = await import('@/cms/operations/mails/mail-transport')
    const document = await payload.create({ collection: 'documents', data: {}, file: deed() })
    const attachments = [
      {
        filename: 'acte.pdf',
        contentType: 'application/pdf',
        collection: 'documents',
        id: document.id,
      } as const,
    ]
    const letter = {
      kind: 'x',
      locale: 'fr',
      to: 'a@example.com',
      subject: 'x',
      html: 'x',
      text: 'x',
    } as const
    const id = await queueMail({ req: await createLocalReq({}, payload), mail: { ...letter, attachments } })
    const attempt = (number: number) =>
      sendMail({ payload, send: createMailTransport(), id, attempt: number, now: new Date() })
    server.cutOff(true)
    expect(await attempt(1)).toBe('again')
    expect((await payload.findByID({ collection: 'mails', id })).lastError).toBe('EBUCKET')
    server.cutOff(false)
    expect(await attempt(2)).toBe('done')
    expect(readdirSync(path.join(site.dataDir, 'mail'))).toHaveLength(1)
    await payload.delete({ collection: 'documents', id: document.id })
  })

  it('an import stops before it writes anything', async () => {
    const { payload } = site
    const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
    const folder = path.resolve('seed/snapshot')
    server.cutOff(true)
    await expect(importSnapshot({ payload, folder, now: new Date() })).rejects.toThrow(
      /^The bucket maison-brabant cannot be used: its server does not answer/,
    )
  })

  it('the site is healthy, and /healthz says so', async () => {
    const { GET } = await import('@/app/healthz/route')
    const ask = async () => {
      const answer = await GET()
      const body: unknown = await answer.json()
      return { status: answer.status, body }
    }
    expect(await ask()).toEqual({ status: 200, body: { status: 'ok' } })
    server.cutOff(true)
    // It looks every ten seconds.
    vi.setSystemTime(Date.now() + 11_000)
    expect(await ask()).toEqual({ status: 200, body: { status: 'ok', files: 'bucket-away' } })
    vi.useRealTimers()
  })
})

describe('the files of a site that had folders', () => {
  it('are copied once, and what was erased since does not come back', async () => {
    const { payload, dataDir } = site
    const { copyToBucket } = await import('@/cms/operations/media/copy-to-bucket')
    const data = { mimeType: 'application/pdf', originalName: 'x.pdf' }
    for (const filename of ['first.pdf', 'second.pdf', 'lost.pdf'])
      await payload.db.create({ collection: 'documents', data: { ...data, filename } })
    mkdirSync(path.join(dataDir, 'documents'))
    for (const name of ['first.pdf', 'second.pdf', 'erased.pdf'])
      writeFileSync(path.join(dataDir, 'documents', name), `old ${name}`)
    const { files } = await import('@/cms/files/files')
    // Replaced since the site has its bucket.
    await files.write({ folder: 'documents', name: 'second.pdf', bytes: Buffer.from('newer') })
    const present = (await namesIn('documents')).length
    expect(await copyToBucket(payload)).toMatchObject({ copied: 1, missing: ['documents/lost.pdf'] })
    expect(await namesIn('documents')).toHaveLength(present + 1)
    expect(String(await readStored('documents', 'first.pdf'))).toBe('old first.pdf')
    expect(String(await readStored('documents', 'second.pdf'))).toBe('newer')
    expect(await readStored('documents', 'erased.pdf')).toBeNull()
    const asked = server.requests.filter(isPut).length
    expect(await copyToBucket(payload)).toMatchObject({ copied: 0 })
    expect(server.requests.filter(isPut)).toHaveLength(asked)
  })
})
