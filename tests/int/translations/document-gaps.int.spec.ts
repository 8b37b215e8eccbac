import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, stopPayload } from '../../support/database/payload'
import { createPlaces, houseData } from '../../support/properties/search-properties'
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

async function ask(document: string, who: VisitorName = 'editor') {
  const token = await logIn(payload, visitors[who])
  const path = `/translations/gaps?${new URLSearchParams({ document })}`
  const answer = await rest({ path, token })
  return { status: answer.status, body: await answer.json() }
}

async function makeForm(): Promise<string> {
  const data = {
    name: 'Contact',
    kind: 'site-contact' as const,
    title: 'Écrivez-nous',
    intro: 'Nous répondons.',
  }
  const { id } = await payload.create({ collection: 'contact-forms', locale: 'fr', data })
  await payload.update({ collection: 'contact-forms', id, locale: 'nl', data: { title: 'Schrijf ons' } })
  return `contact-forms/${id}`
}

describe('what a document lacks', () => {
  it('is said by language, with the language that has most to translate from', async () => {
    expect(await ask(await makeForm())).toEqual({
      status: 200,
      body: {
        ok: true,
        gaps: [
          { to: 'nl', from: 'fr', count: 1 },
          { to: 'en', from: 'fr', count: 2 },
          { to: 'de', from: 'fr', count: 2 },
        ],
      },
    })
  })

  it('is what the languages lack in which a property is listed', async () => {
    const places = await createPlaces(payload)
    const { id } = await payload.create({
      collection: 'properties',
      locale: 'fr',
      data: {
        ...houseData(places),
        publicId: 901,
        title: 'Maison',
        listedIn: { french: true, german: true },
      },
    })
    const { body } = await ask(`properties/${id}`, 'agent')
    expect(body.gaps.map(({ to }: { to: string }) => to)).toEqual(['de'])
    await payload.update({
      collection: 'properties',
      id,
      data: { listedIn: { french: true, german: false } },
    })
    expect((await ask(`properties/${id}`, 'agent')).body.gaps).toEqual([])
  })

  it('is told to those who may change it, and to nobody else', async () => {
    const form = await makeForm()
    expect((await ask(form, 'agent')).status).toBe(404)
    for (const who of ['anonymous', 'owner'] as const) expect((await ask(form, who)).status, who).toBe(403)
    for (const document of [
      '',
      'contact-forms',
      'contact-forms/0',
      'contact-forms/9999999',
      'leads/1',
      '../x',
    ])
      expect((await ask(document, 'admin')).status, document).toBe(404)
  })
})
