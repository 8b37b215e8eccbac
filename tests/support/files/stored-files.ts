import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { handleEndpoints, type TypedUser } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentFiles } from './document-files'
import { latestAnswer, sendAnswer } from '../answers/send-answer'
import { makePicture } from '../database/factories'
import { leadForms } from '../forms/lead-forms'
import { startSite, stopPayload, type Site } from '../database/payload'
import { findLeads, findMails, forgetForms, nextVisitor, sendForm } from '../forms/post-forms'
import { makeLead } from '../replies/reply-site'
import { createRest, logIn } from '../site/rest'
import { addPicture, createSnapshotWriter, propertyRecord } from '../snapshot/snapshot-folder'
import { pictureWithMetadata, disclosedBy } from './pictures-with-metadata'
import { createVisitors, type Visitors } from '../site/visitors'

/** A site whose files are looked at, wherever they are. */
export type FilesSite = Site & { visitors: Visitors }

const store = async () => (await import('@/cms/files/files')).files

export const folders = ['media', 'documents', 'owner-files', 'applicant-files'] as const
export type Folder = (typeof folders)[number]

/** The names of all stored files of a folder, in their order. */
export async function namesIn(folder: Folder): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of (await store()).list(folder)) names.push(name)
  return names.sort()
}

export const readStored = async (folder: Folder, name: string | null | undefined): Promise<Buffer | null> =>
  (await store()).read({ folder, name: name ?? '' })

export const namesOf = (document: { filename?: string | null; sizes?: object | null }): string[] =>
  [
    document.filename,
    ...Object.values(document.sizes ?? {}).map(({ filename }: { filename?: string | null }) => filename),
  ]
    .flatMap((name) => name ?? [])
    .sort()

const pdf = Buffer.from(documentFiles.pdf)

export const deed = () => ({ data: pdf, mimetype: 'application/pdf', name: 'acte.pdf', size: pdf.length })

/** Posts an application with a CV. */
export function apply(): Promise<Response> {
  nextVisitor()
  const body = new FormData()
  for (const [name, value] of Object.entries(leadForms['job-contact'])) body.set(name, String(value))
  body.set('cv', new File([new Uint8Array(pdf)], 'cv.pdf'))
  return sendForm({ kind: 'job-contact', body })
}

/** Uploads a picture as the back office does. */
export async function uploadPicture(
  { payload, config }: Site,
  {
    user,
    id,
    name = 'facade.jpg',
    width = 700,
  }: { user: TypedUser | null; id?: number; name?: string; width?: number },
): Promise<Response> {
  const { data } = await makePicture({ width, height: 500, name })
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'Façade' }))
  body.set('file', new File([new Uint8Array(data)], name, { type: 'image/jpeg' }))
  const token = await logIn(payload, user)
  return handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api/media${id ? `/${id}` : ''}?locale=fr`, {
      method: id ? 'PATCH' : 'POST',
      body,
      headers: { authorization: `JWT ${token}`, 'accept-language': 'fr' },
    }),
  })
}

/** What a download brings, after the address of the bucket where it is sent there. */
export async function follow(response: Response): Promise<Response> {
  const location = response.headers.get('location')
  return response.status === 302 && location ? fetch(location) : response
}

type StoredFilesSuite = { start: () => Promise<Record<string, string>>; open: (site: FilesSite) => void }

/** What holds of the files of a site in folders and in a bucket alike. */
export function describeStoredFiles({ start, open }: StoredFilesSuite): void {
  let site: FilesSite
  const writeSnapshot = createSnapshotWriter(() => site.dataDir)

  beforeAll(async () => {
    const started = await startSite({ SMTP_URL: '', ...(await start()) })
    site = { ...started, visitors: await createVisitors(started.payload) }
    open(site)
  })
  afterAll(stopPayload)

  const idOf = async (response: Response): Promise<number> => {
    const { doc }: { doc: { id: number } } = await response.json()
    return doc.id
  }

  describe('a picture', () => {
    const send = async (name: string) =>
      (await import('@/site/features/media/actions')).sendPicture(
        new Request(`http://localhost/api/media/file/${encodeURIComponent(name)}`),
      )

    it('is uploaded with its sizes, without metadata, served, replaced and deleted with all of them', async () => {
      const { payload, visitors } = site
      const made = await uploadPicture(site, { user: visitors.agent })
      expect(made.status).toBe(201)
      const id = await idOf(made)
      const first = await payload.findByID({ collection: 'media', id })
      expect(namesOf(first).length).toBeGreaterThan(4)
      expect(await namesIn('media')).toEqual(namesOf(first))
      for (const name of namesOf(first)) {
        const answer = await send(name)
        expect([answer.status, answer.headers.get('cache-control')], name).toEqual([
          200,
          name === first.filename ? 'private, max-age=3600' : 'public, max-age=31536000, immutable',
        ])
        const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        expect(width).toBeGreaterThan(0)
      }
      expect((await send('none.webp')).status).toBe(404)
      expect(first.url).toBe(`/api/media/file/${first.filename}`)

      const replaced = await uploadPicture(site, { user: visitors.agent, id, name: 'garden.jpg', width: 900 })
      expect(replaced.status).toBe(200)
      const second = await payload.findByID({ collection: 'media', id })
      expect(second.filename).toMatch(/^garden-/)
      expect(await namesIn('media')).toEqual(namesOf(second))

      await payload.delete({ collection: 'media', id })
      expect(await namesIn('media')).toEqual([])
    })

    it('has no metadata', async () => {
      const data = await pictureWithMetadata({ kind: 'jpg' })
      const file = { data, mimetype: 'image/jpeg', name: 'x.jpg', size: data.length }
      const { payload } = site
      const { id, filename } = await payload.create({ collection: 'media', data: {}, file })
      expect(await disclosedBy((await readStored('media', filename)) ?? Buffer.alloc(0))).toEqual([])
      await payload.delete({ collection: 'media', id })
    })

    it('leaves no file where its save is rolled back', async () => {
      const { payload } = site
      const { sql } = await import('@payloadcms/db-postgres')
      const run = (text: string) => payload.db.drizzle.execute(sql.raw(text))
      // Fails at the commit, when everything is written.
      await run(
        `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
      )
      await run(`create constraint trigger refuse after insert or update on media
        deferrable initially deferred for each row execute function refuse()`)
      const response = await uploadPicture(site, { user: site.visitors.agent })
      await run('drop function refuse cascade')
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0)
      expect(await namesIn('media')).toEqual([])
    })
  })

  describe('a private file', () => {
    it('is opened by staff alone, as a download under its own name', async () => {
      const { payload, config, visitors } = site
      const { id, filename } = await payload.create({ collection: 'documents', data: {}, file: deed() })
      const rest = createRest(config)
      const ask = async (user: TypedUser | null) =>
        follow(await rest({ path: `/documents/file/${filename}`, token: await logIn(payload, user) }))
      for (const user of [visitors.anonymous, visitors.owner]) {
        const refused = await ask(user)
        expect([401, 403, 404]).toContain(refused.status)
        expect(Buffer.from(await refused.arrayBuffer()).includes('%PDF')).toBe(false)
      }
      const opened = await ask(visitors.agent)
      expect(opened.status).toBe(200)
      expect(opened.headers.get('content-disposition')).toMatch(/^attachment/)
      expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true)
      await payload.delete({ collection: 'documents', id })
      expect(await namesIn('documents')).toEqual([])
    })

    it('is attached to a mail as it is', async () => {
      const { payload } = site
      const { readAttachments } = await import('@/cms/operations/mails/read-attachments')
      const { id } = await payload.create({ collection: 'documents', data: {}, file: deed() })
      const attachments = [
        { filename: 'acte.pdf', contentType: 'application/pdf', collection: 'documents', id },
      ]
      const [read] = await readAttachments({ payload, attachments })
      expect(read?.content).toEqual(pdf)
      await payload.delete({ collection: 'documents', id })
      await expect(readAttachments({ payload, attachments })).rejects.toMatchObject({ code: 'EATTACHMENT' })
    })

    it('of an applicant is stored with the form, opened by staff, and erased with the lead', async () => {
      const { payload, config, visitors } = site
      expect((await apply()).status).toBe(303)
      const [name] = await namesIn('applicant-files')
      expect(await readStored('applicant-files', name)).toEqual(pdf)
      const rest = createRest(config)
      const path_ = `/applicant-files/file/${name}`
      expect((await rest({ path: path_ })).status).toBeGreaterThanOrEqual(401)
      const opened = await follow(await rest({ path: path_, token: await logIn(payload, visitors.agent) }))
      expect(opened.headers.get('content-disposition')).toContain('cv.pdf')
      expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true)
      const [lead] = await findLeads(payload)
      await payload.delete({ collection: 'leads', id: lead?.id ?? 0 })
      expect(await namesIn('applicant-files')).toEqual([])
      expect((await findMails(payload)).map(({ about }) => about)).not.toContain(`leads/${lead?.id}`)
      await forgetForms(payload)
    })

    it('of an answer is stored with its lead, attached to its mail, and erased with the lead', async () => {
      const { payload, visitors } = site
      const lead = await makeLead(payload)
      const files = [{ name: 'plan.pdf', bytes: pdf }]
      expect((await sendAnswer(site, { lead, user: visitors.agent, files })).status).toBe(200)
      const [name] = await namesIn('applicant-files')
      expect(await readStored('applicant-files', name)).toEqual(pdf)
      const { readAttachments } = await import('@/cms/operations/mails/read-attachments')
      const attachments = (await latestAnswer(payload))?.attachments
      const [attached] = await readAttachments({ payload, attachments })
      expect(attached).toEqual({ filename: 'plan.pdf', contentType: 'application/pdf', content: pdf })
      await payload.delete({ collection: 'leads', id: lead })
      expect(await namesIn('applicant-files')).toEqual([])
      await forgetForms(payload)
    })

    it('of an owner is sent to its owner alone, and erased with the message', async () => {
      const { payload, visitors } = site
      const { beginOwnerMessage } = await import('@/cms/operations/owner-messages/begin-owner-message')
      const owner = Number(visitors.owner?.id)
      const attachments = [{ name: 'plan.pdf', bytes: new Uint8Array(pdf) }]
      const message = { property: null, subject: 'Plan', body: 'Voilà.', attachments, now: new Date() }
      expect(await beginOwnerMessage({ payload, owner, ...message })).toMatchObject({ ok: true })
      const { docs } = await payload.find({ collection: 'owner-files' })
      const { GET } = await import('@/app/api/owner/files/[id]/route')
      const ask = async (user: TypedUser | null) => {
        const headers = { cookie: `owner-session=${await logIn(payload, user)}` }
        return follow(
          await GET(new Request(`http://localhost:3000/api/owner/files/${docs[0]?.id}`, { headers })),
        )
      }
      const own = await ask(visitors.owner)
      expect(own.headers.get('content-disposition')).toContain('plan.pdf')
      expect(Buffer.from(await own.arrayBuffer()).equals(pdf)).toBe(true)
      expect((await ask(visitors.otherOwner)).status).toBe(404)
      await payload.delete({ collection: 'owner-messages', where: { owner: { equals: owner } } })
      expect(await namesIn('owner-files')).toEqual([])
      await forgetForms(payload)
    })
  })

  describe('an import', () => {
    it('brings pictures and documents, and changes nothing when it is repeated', async () => {
      const { payload } = site
      const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
      const Pictures = [{ Url: 'pictures/front.jpg', Width: 800, Height: 600, ID: 1, Name: 'Façade' }]
      const folder = writeSnapshot({
        'properties.json': [propertyRecord({ ID: 7001, Pictures })],
        'content/documents.json': [
          {
            key: 'peb',
            file: 'peb.pdf',
            title: { fr: 'PEB' },
            kind: 'energy-certificate',
            properties: [7001],
          },
        ],
        'peb.pdf': pdf.toString('latin1'),
      })
      await addPicture(folder, { url: 'pictures/front.jpg' })
      mkdirSync(path.join(folder, 'pictures'), { recursive: true })
      writeFileSync(path.join(folder, 'pictures/manifest.json'), '[]')
      const run = () => importSnapshot({ payload, folder, now: new Date('2026-11-21T09:00:00Z') })
      expect((await run()).warnings).toEqual([])
      const [picture] = (await payload.find({ collection: 'media' })).docs
      const names = await namesIn('media')
      expect(names).toEqual(picture ? namesOf(picture) : [])
      expect(await namesIn('documents')).toHaveLength(1)
      expect(await run()).toMatchObject({ changed: 0 })
      expect(await namesIn('media')).toEqual(names)
    })
  })
}
