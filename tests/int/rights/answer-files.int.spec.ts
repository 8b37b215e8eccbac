import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendAnswer } from '../../support/answers/send-answer'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { documentFiles } from '../../support/files/document-files'
import { namesIn } from '../../support/files/stored-files'
import { makeLead } from '../../support/replies/reply-site'
import { openOffice, setRights, type PersonName, type RightsOffice } from '../../support/rights/rights-office'
import { createRest, logIn, type CallRest } from '../../support/site/rest'

vi.mock('server-only', () => ({}))

let site: Site
let office: RightsOffice
let rest: CallRest

beforeAll(async () => {
  site = await startSite()
  rest = createRest(site.config)
  office = await openOffice(site.payload)
})
afterAll(stopPayload)
beforeEach(() => setRights(site.payload, {}))

const files = [{ name: 'plan.pdf', bytes: documentFiles.pdf }]

const send = async (lead: number, who: PersonName) =>
  (await sendAnswer(site, { lead, user: office.people[who], files })).status

/** The answers to a person who asks for the file, its record, and the list of all files. */
async function reach(who: PersonName) {
  const { docs } = await site.payload.find({ collection: 'applicant-files', sort: '-id', limit: 1 })
  const token = await logIn(site.payload, office.people[who])
  const file = await rest({ path: `/applicant-files/file/${docs[0]?.filename}`, token })
  const record = await rest({ path: `/applicant-files/${docs[0]?.id}`, token })
  const list = await rest({ path: `/applicant-files?where[id][equals]=${docs[0]?.id}`, token })
  const listed = list.status === 200 ? (await list.json()).totalDocs : 0
  return { file: file.status, record: record.status, listed }
}

const open = { file: 200, record: 200, listed: 1 }

describe('the files of an answer are reached', () => {
  it('by all staff, and by no reader', async () => {
    const lead = await makeLead(site.payload, { assignedTo: office.people.anne.id })
    expect(await send(lead, 'anne')).toBe(200)
    for (const who of ['anne', 'bert', 'editor', 'admin'] as const)
      expect(await reach(who), who).toEqual(open)
    expect(await reach('reader')).toEqual({ file: 403, record: 403, listed: 0 })
  })

  it('by whoever has the lead, where leads are limited; a colleague sends none', async () => {
    await setRights(site.payload, { ownLeads: ['agent'] })
    const lead = await makeLead(site.payload, { assignedTo: office.people.anne.id })
    expect(await send(lead, 'anne')).toBe(200)
    expect(await reach('anne')).toEqual(open)
    const before = await namesIn('applicant-files')
    for (const who of ['bert', 'alone'] as const) {
      const { file, record, listed } = await reach(who)
      expect({ file: file === 200, record: record === 200, listed }, who).toEqual({
        ...{ file: false, record: false, listed: 0 },
      })
      expect(await send(lead, who), who).toBe(404)
    }
    expect(await namesIn('applicant-files')).toEqual(before)
    const data = { assignedTo: Number(office.people.bert.id) }
    await site.payload.update({ collection: 'leads', id: lead, data })
    expect(await reach('bert')).toEqual(open)
    expect((await reach('anne')).file).not.toBe(200)
  })

  it('by whoever handles it, where it is confidential', async () => {
    await setRights(site.payload, { confidentialToAssigned: true })
    const data = { kind: 'rental-application', assignedTo: office.people.anne.id }
    const lead = await makeLead(site.payload, data)
    expect(await send(lead, 'anne')).toBe(200)
    expect(await reach('anne')).toEqual(open)
    for (const who of ['bert', 'editor'] as const) expect((await reach(who)).file, who).not.toBe(200)
    expect(await send(lead, 'editor')).toBe(404)
  })
})
