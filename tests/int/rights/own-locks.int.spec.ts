import { afterAll, beforeAll, expect, it } from 'vitest'
import { stopPayload } from '../../support/database/payload'
import { startRightsSite, type RightsSite } from '../../support/rights/rights-site'

let site: RightsSite

beforeAll(async () => {
  site = await startRightsSite()
})
afterAll(stopPayload)

it('a document is locked in nobody else’s name, neither at first nor by taking it over', async () => {
  const { anne, bert, admin } = site.office.people
  const document = { relationTo: 'properties', value: site.office.properties.bert }
  const inNameOf = ({ id }: { id: number | string }) => ({
    document,
    user: { relationTo: 'users', value: id },
  })
  const locks = '/payload-locked-documents'
  const locked = await site.ask('anne', locks, { method: 'POST', body: inNameOf(admin) })
  const { doc } = await locked.json()
  expect([locked.status, doc.user]).toEqual([201, { relationTo: 'users', value: anne.id }])
  const taken = await site.ask('bert', `${locks}/${doc.id}`, { method: 'PATCH', body: inNameOf(admin) })
  expect([taken.status, (await taken.json()).doc.user.value]).toEqual([200, bert.id])
})
