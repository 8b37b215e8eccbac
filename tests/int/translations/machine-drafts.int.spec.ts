import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSite, stopPayload } from '../../support/database/payload'
import { paragraph, richText } from '../../support/files/lexical'
import { createPlaces, houseData } from '../../support/properties/search-properties'
import { createVisitors, requestOf, type Visitors } from '../../support/site/visitors'
import { startMachine, type MachineStandIn } from '../../support/translations/libre-translate'

let payload: Payload
let visitors: Visitors
let machine: MachineStandIn
let house = 0

const words = (text: string, format = 0) => ({
  type: 'text',
  version: 1,
  mode: 'normal',
  style: '',
  detail: 0,
  format,
  text,
})

beforeAll(async () => {
  machine = await startMachine()
  ;({ payload } = await startSite({ TRANSLATE_URL: machine.url, TRANSLATE_API_KEY: 'key-of-the-agency' }))
  visitors = await createVisitors(payload)
  const marked = { ...paragraph(''), children: [words('Calme & '), words('clair', 1)] }
  const description = richText(paragraph('Une maison.'), marked)
  const data = { ...houseData(await createPlaces(payload)), description }
  house = (await payload.create({ collection: 'properties', locale: 'fr', data })).id
})
afterAll(async () => {
  await stopPayload()
  await machine.stop()
})

beforeEach(() => {
  machine.asked.length = 0
  machine.failing = null
})

async function draft(who: keyof Visitors, asked: object = {}) {
  const { draftEndpoints } = await import('@/cms/collections/translations/draft-endpoint')
  const req = await requestOf(payload, { user: visitors[who], payloadAPI: 'REST' })
  const body = { document: `properties/${house}`, from: 'fr', to: 'nl', ...asked }
  const answer = await draftEndpoints[0]?.handler(Object.assign(req, { json: () => Promise.resolve(body) }))
  const read: unknown = await answer?.json()
  return { status: answer?.status ?? 0, body: read }
}

describe('the drafts of a machine', () => {
  it('are made for the texts without a translation, with their marks, and nothing is stored', async () => {
    const { title } = await payload.findByID({ collection: 'properties', id: house, locale: 'fr', depth: 0 })
    const answer = await draft('agent')
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ok: true,
        missing: 0,
        drafts: {
          title: [`nl: ${title}`],
          description: ['nl: Une maison.', 'nl: Calme & <1>clair</1>'],
        },
      },
    })
    expect(machine.asked).toContainEqual({
      q: ['Une maison.', 'Calme &amp; <span id="m1">clair</span>'],
      source: 'fr',
      target: 'nl',
      format: 'html',
      api_key: 'key-of-the-agency',
    })
    const dutch = await payload.findByID({ collection: 'properties', id: house, locale: 'nl', depth: 0 })
    expect(dutch.title ?? null).toBeNull()
  })

  it('are not made of what has a translation', async () => {
    await payload.update({
      collection: 'properties',
      id: house,
      locale: 'de',
      data: { title: 'Haus' },
    })
    const { body } = await draft('agent', { to: 'de' })
    expect(body).toMatchObject({ drafts: { description: expect.any(Array) } })
    expect(body).not.toHaveProperty('drafts.title')
  })

  it.each(['anonymous', 'owner'] as const)('are not for %s', async (who) => {
    expect(await draft(who)).toEqual({ status: 403, body: { ok: false, error: 'forbidden' } })
    expect(machine.asked).toEqual([])
  })

  it('are not made of a document that the user may not change', async () => {
    const page = await payload.create({
      collection: 'contact-forms',
      locale: 'fr',
      data: { kind: 'site-contact', name: 'Contact', title: 'Écrivez' },
    })
    const answer = await draft('agent', { document: `contact-forms/${page.id}` })
    expect(answer).toEqual({ status: 404, body: { ok: false, error: 'unknown' } })
    expect(machine.asked).toEqual([])
  })

  it.each([
    ['refuses', { status: 429, body: '{"error":"Slowdown"}' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['answers with another number of texts', { status: 200, body: '{"translatedText":["one"]}' }],
    ['answers one text', { status: 200, body: '{"translatedText":"one"}' }],
    ['answers without end', { status: 200, body: 'x'.repeat(2_100_000) }],
  ])('are none where the machine %s', async (_, failing) => {
    machine.failing = failing
    expect(await draft('agent')).toEqual({ status: 502, body: { ok: false, error: 'refused' } })
  })

  it('leave out a text whose marks the machine has lost', async () => {
    machine.failing = {
      status: 200,
      body: JSON.stringify({ translatedText: ['Een huis.', 'Rustig <b>licht</b>'] }),
    }
    const title = { collection: 'properties', id: house, locale: 'nl', data: { title: 'Huis' } } as const
    await payload.update(title)
    const { body } = await draft('agent')
    expect(body).toMatchObject({ missing: 1, drafts: { description: ['Een huis.', null] } })
  })

  it.each([{ to: 'fr' }, { to: 'es' }, { document: 12 }, {}])('refuses %j', async (asked) => {
    const body = Object.keys(asked).length > 0 ? asked : { from: null }
    expect(await draft('agent', body)).toEqual({ status: 400, body: { ok: false, error: 'invalid' } })
  })
})

describe('the machine', () => {
  it('is away', async () => {
    const { translateAll, machineTranslator } =
      await import('@/cms/operations/translations/machine-translator')
    const translate = machineTranslator()
    await machine.stop()
    const asked = {
      texts: ['Maison'],
      from: 'fr',
      to: 'nl',
      format: 'text',
      signal: AbortSignal.timeout(10_000),
    } as const
    await expect(translate && translateAll(translate, asked)).rejects.toMatchObject({ code: 'unreachable' })
  })
})
