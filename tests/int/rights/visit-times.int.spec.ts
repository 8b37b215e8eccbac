import { afterAll, beforeAll, expect, it } from 'vitest'
import { stopPayload } from '../../support/database/payload'
import { setRights, type PersonName } from '../../support/rights/rights-office'
import { startRightsSite, type RightsSite } from '../../support/rights/rights-site'

let site: RightsSite

beforeAll(async () => {
  site = await startRightsSite()
})
afterAll(stopPayload)

const times = {
  ...{ kind: 'weekly', weekdays: ['1'], firstDay: '2099-01-05T12:00:00.000Z', from: '10:00', to: '12:00' },
  ...{ length: 30, pause: 0, capacity: 1, notice: 2 },
}

it('somebody who sees only their own leads takes no visitors of a colleague by visit times of their own', async () => {
  const { agents, properties } = site.office
  await setRights(site.payload, { ownLeads: ['agent', 'editor'] })
  const give = async (who: PersonName, opening: { property: number; agent: number }) => {
    const body = { ...times, ...opening }
    const answer = await site.ask(who, '/appointment-openings', { method: 'POST', body })
    const id = answer.status === 201 ? Number((await answer.json()).doc.id) : 0
    return { status: answer.status, id }
  }
  const change = (who: PersonName, id: number, body: object) =>
    site.statusOf(who, `/appointment-openings/${id}`, { method: 'PATCH', body })
  const mine = { property: properties.bert, agent: agents.bert }
  const theirs = { property: properties.anne, agent: agents.anne }
  const own = await give('bert', mine)
  const foreign = await give('anne', theirs)
  expect([own.status, foreign.status]).toEqual([201, 201])
  expect((await give('bert', { ...theirs, agent: agents.bert })).status).toBe(403)
  expect((await give('editor', { ...theirs, agent: agents.carl })).status).toBe(403)
  expect(await change('bert', own.id, { property: properties.anne })).toBe(403)
  expect(await change('bert', foreign.id, { agent: agents.bert })).toBe(403)
  const duplicate = `/appointment-openings/${foreign.id}/duplicate`
  expect(await site.statusOf('bert', duplicate, { method: 'POST', body: { agent: agents.bert } })).toBe(403)
  // Whom they give visits to, and when, is not limited.
  expect(await change('bert', foreign.id, { to: '13:00' })).toBe(200)
  expect((await give('bert', { ...theirs })).status).toBe(201)
  // What somebody gave them stays theirs.
  expect(await change('admin', foreign.id, { agent: agents.bert })).toBe(200)
  expect(await change('bert', foreign.id, { to: '14:00' })).toBe(200)
  await setRights(site.payload, {})
  expect((await give('bert', { ...theirs, agent: agents.bert })).status).toBe(201)
})
