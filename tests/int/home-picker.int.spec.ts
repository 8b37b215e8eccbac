import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlace, walloonMentions } from '../support/factories'
import { startSite, stopPayload, type Site } from '../support/payload'
import { createRest, logIn, type Rest } from '../support/rest'
import { createVisitors } from '../support/visitors'

let site: Site
let rest: Rest
let token: string | null
let wanted = 0
let other = 0

beforeAll(async () => {
  site = await startSite()
  rest = createRest(site.config)
  const { payload } = site
  const visitors = await createVisitors(payload)
  token = await logIn(payload, visitors.agent)
  const { type } = await createPlace(payload)
  const city = await payload.create({
    collection: 'cities',
    data: { name: 'Éghezée', zip: '5310', countryId: 10 },
  })
  const brussels = await payload.create({
    collection: 'cities',
    data: { name: 'Bruxelles', zip: '1000', countryId: 10 },
  })
  await payload.update({ collection: 'cities', id: brussels.id, locale: 'nl', data: { name: 'Brussel' } })
  const owner = await payload.create({
    collection: 'owners',
    data: {
      firstName: 'Odette',
      lastName: 'Vandenbroucke',
      email: 'odette@example.com',
      password: 'correct horse battery',
    },
  })
  const home = { goal: 'sale' as const, type, ...walloonMentions, _status: 'published' as const }
  const { id } = await payload.create({
    collection: 'properties',
    data: {
      ...home,
      publicId: 7654,
      title: 'Fermette rénovée',
      city: city.id,
      street: 'Rue du Gros-Chêne',
      houseNumber: '12',
      owner: owner.id,
    },
  })
  wanted = id
  const elsewhere = await payload.create({
    collection: 'cities',
    data: { name: 'Liège', zip: '4000', countryId: 10 },
  })
  const writer = await payload.create({
    collection: 'owners',
    data: {
      firstName: 'François',
      lastName: 'Strauß-Œuvray',
      email: 'francois@example.com',
      password: 'correct horse battery',
    },
  })
  const accented = await payload.create({
    collection: 'properties',
    data: {
      ...home,
      publicId: 9,
      title: 'Château de l’Été',
      city: elsewhere.id,
      street: "Chaussée d'Ælbeke",
      houseNumber: '7B',
      owner: writer.id,
    },
  })
  other = accented.id
  await payload.create({
    collection: 'properties',
    data: { ...home, publicId: 8, title: 'Studio', city: brussels.id, street: 'Rue Haute', houseNumber: '3' },
  })
  // The list of the back office shows the last draft.
  await payload.update({ collection: 'properties', id, draft: true, data: { price: 1, _status: 'draft' } })
})
afterAll(stopPayload)

const found = async (text: string, query: string): Promise<number[]> => {
  const like = encodeURIComponent(text)
  const response = await rest({ path: `/properties?${query}=${like}&depth=0`, token })
  expect(response.status).toBe(200)
  const { docs } = await response.json()
  return docs.map((doc: { id: number }) => doc.id)
}

const picker = 'draft=true&where[and][0][title][like]'
const list = 'draft=true&where[or][1][street][like]=zzz&where[or][0][title][like]'

it.each([
  '7654',
  'gros-chêne',
  'gros-chene',
  'GROS-CHÊNE',
  'fermette renovee',
  'gros-che\u0302ne',
  'rue du gros',
  'Éghezée',
  'eghezee',
  '5310',
  'Vandenbroucke',
  'odette vandenbroucke',
  'odette@example.com',
  'fermette eghezee',
  'Rue du Gros-Chêne 12, 5310 Éghezée',
  '7654 Vandenbroucke',
])('a home is found by %s, where one is picked and in the list', async (text) => {
  for (const query of [picker, list, picker.replace('draft=true', 'locale=de')])
    expect(await found(text, query)).toEqual([wanted])
})

it.each([
  'francois',
  'FRANÇOIS',
  'strauss-oeuvray',
  'STRAUSS-ŒUVRAY',
  'Strauß',
  'œuvray',
  'LIEGE',
  "l'ete",
  'l’été',
  'L‘ÉTÉ',
  'chaussee d’aelbeke',
  "d'Ælbeke 7b",
  'chateau',
])('accents, capitals and the shape of an apostrophe do not matter: %s', async (text) => {
  for (const query of [picker, list]) expect(await found(text, query)).toEqual([other])
})

it.each(['Brussel', 'bruxelles', '1000', 'Rue Haute'])('another is found by %s', async (text) => {
  expect(await found(text, picker)).not.toContain(wanted)
  expect(await found(text, picker)).toHaveLength(1)
})

it.each(['76545', 'Jodoigne', 'fermette Brussel', "'; drop table properties", '%', '_', '----'])(
  'nothing is found by %s',
  async (text) => {
    expect(await found(text, picker)).not.toContain(
      text === '%' || text === '_' || text === '----' ? -1 : wanted,
    )
  },
)

it('tells staff, and nobody else, what a field leads to', async () => {
  const path = `/properties/picked?ids=${wanted},999999,x`
  expect((await rest({ path })).status).toBe(403)
  const { homes } = await (await rest({ path, token })).json()
  const address = 'Rue du Gros-Chêne 12, 5310 Éghezée'
  expect(homes).toMatchObject([{ reference: 7654, address, owner: 'Odette Vandenbroucke', picture: null }])
})

it('a stranger finds nobody by the owner', async () => {
  const response = await rest({ path: '/properties?where[title][like]=Vandenbroucke' })
  const answer = await response.json()
  expect(answer.docs ?? []).toEqual([])
})
