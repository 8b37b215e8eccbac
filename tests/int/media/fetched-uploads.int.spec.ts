import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFile } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors } from '../../support/site/visitors'

let payload: Payload
let rest: CallRest
let token: string | null

beforeAll(async () => {
  const site = await startSite()
  payload = site.payload
  rest = createRest(site.config)
  token = await logIn(payload, (await createVisitors(payload)).agent)
})
afterAll(stopPayload)

const post = async (path: string, body: object): Promise<number> =>
  (await rest({ method: 'POST', path, body, token })).status

// Payload answers 500 where it has tried to fetch it: these are hosts that it does not reach.
const addresses = ['http://127.0.0.1:1/a.jpg', 'http://nowhere.invalid/a.jpg', '/api/media/file/a.jpg']

it.each(['media', 'documents', 'owner-files'])(
  'a new upload in %s has its file in the request: none is fetched',
  async (slug) => {
    for (const url of addresses) {
      expect(await post(`/${slug}`, { filename: 'a.jpg', url })).toBe(400)
      expect(await post(`/${slug}?uploadEdits[widthInPixels]=9`, { filename: 'a.jpg', url })).toBe(400)
    }
  },
)

it('a copy of a picture has the file of the picture, and no other', async () => {
  const { id } = await payload.create({ collection: 'media', data: {}, file: await makeFile('media') })
  for (const url of addresses)
    expect(await post(`/media/${id}/duplicate`, { filename: 'a.jpg', url })).toBe(400)
  expect(await post(`/media/${id}/duplicate`, {})).toBe(200)
})
