import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFile } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, type VisitorName, type Visitors } from '../../support/site/visitors'

let payload: Payload
let rest: CallRest
let visitors: Visitors

beforeAll(async () => {
  const site = await startSite({})
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
})
afterAll(stopPayload)

async function describeAs(who: VisitorName, descriptions: unknown) {
  const token = await logIn(payload, visitors[who])
  const answer = await rest({ method: 'POST', path: '/media/describe', body: { descriptions }, token })
  return { status: answer.status, body: await answer.json() }
}

async function newPicture(alt: string): Promise<number> {
  const file = await makeFile('media')
  const { id } = await payload.create({ collection: 'media', locale: 'nl', data: { alt }, file })
  return id
}

async function descriptionsOf(id: number): Promise<unknown> {
  const { alt } = await payload.findByID({ collection: 'media', id, locale: 'all' })
  return alt
}

describe('descriptions of pictures', () => {
  it('are stored in the languages that have none, and replace no text', async () => {
    const [front, garden] = [await newPicture('Gevel'), await newPicture('')]
    expect(
      await describeAs('agent', [
        { id: front, locale: 'nl', text: 'Voorkant' },
        { id: front, locale: 'fr', text: ' Façade ' },
        { id: garden, locale: 'nl', text: 'Tuin' },
        { id: garden, locale: 'nl', text: 'Nog een tuin' },
        { id: 999_999, locale: 'nl', text: 'Niets' },
      ]),
    ).toEqual({ status: 200, body: { ok: true, count: 2 } })
    expect(await descriptionsOf(front)).toEqual({ nl: 'Gevel', fr: 'Façade' })
    expect(await descriptionsOf(garden)).toEqual({ nl: 'Tuin' })
  })

  it.each([
    ['an unknown language', { id: 1, locale: 'it', text: 'Giardino' }],
    ['an empty text', { id: 1, locale: 'nl', text: ' ' }],
    ['a text that is too long', { id: 1, locale: 'nl', text: 'x'.repeat(301) }],
    ['no number', { id: 'one', locale: 'nl', text: 'Tuin' }],
  ])('are refused with %s', async (_case, description) => {
    expect(await describeAs('agent', [description])).toMatchObject({ status: 400 })
  })

  it.each(['anonymous', 'owner'] as const)('are not for %s', async (who) => {
    const id = await newPicture('')
    expect(await describeAs(who, [{ id, locale: 'fr', text: 'Jardin' }])).toMatchObject({ status: 403 })
    expect(await descriptionsOf(id)).not.toHaveProperty('fr')
  })
})
