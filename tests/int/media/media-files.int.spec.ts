import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Payload } from 'payload'
import { makePicture } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

let payload: Payload
let dataDir: string
let send: (request: Request) => Promise<Response>

beforeAll(async () => {
  const site = await startSite()
  payload = site.payload
  dataDir = site.dataDir
  send = (await import('@/site/features/media/actions')).sendPicture
})
afterAll(stopPayload)

const ask = (name: string) => send(new Request(`http://localhost/api/media/file/${name}`))

describe('a picture of the site', () => {
  it('is served with all its sizes, and cached for good', async () => {
    const file = await makePicture({ width: 1400, height: 900, name: 'façade nord.jpg' })
    const media = await payload.create({ collection: 'media', data: { alt: 'Façade' }, file })
    const names = [media.filename, ...Object.values(media.sizes ?? {}).map(({ filename }) => filename)]
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) {
      if (!name) continue
      const answer = await ask(`${encodeURIComponent(name)}?v=1`)
      expect(answer.status, name).toBe(200)
      expect(answer.headers.get('content-type')).toMatch(/^image\/(jpeg|webp)$/)
      // No page links to an original.
      const isOriginal = name === media.filename
      expect(answer.headers.get('cache-control')).toBe(
        isOriginal ? 'private, max-age=3600' : 'public, max-age=31536000, immutable',
      )
      expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')))
    }
  })

  it.each([
    'none.webp',
    '..%2Fsecret',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fowner-files%2fdeed.png',
    '..%5Cowner-files%5Cdeed.png',
    '.hidden.png',
    'deed.png%00.webp',
    'page.html',
    'drawing.svg',
    '%E0%A4%A.png',
    '',
  ])('%s is not found', async (name) => {
    mkdirSync(path.join(dataDir, 'owner-files'), { recursive: true })
    mkdirSync(path.join(dataDir, 'media'), { recursive: true })
    for (const [folder, file] of [
      ['owner-files', 'deed.png'],
      ['media', '.hidden.png'],
      ['media', 'page.html'],
      ['media', 'drawing.svg'],
    ] as const)
      writeFileSync(path.join(dataDir, folder, file), 'x')
    const answer = await ask(name)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('')
  })
})
