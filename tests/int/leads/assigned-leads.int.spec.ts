import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteSetting } from '@/cms/payload-types'
import type { AssignmentRule } from '@/domain/leads/lead-assignment'
import { inTransaction } from '@/cms/database/transactions'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { findLeads, findMails, forgetForms, nextVisitor, postForm } from '../../support/forms/post-forms'
import { createPlaces, createProperty, type Places } from '../../support/properties/search-properties'
import { createRest, logIn } from '../../support/site/rest'
import { createVisitors, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

type Rule = NonNullable<NonNullable<SiteSetting['leads']>['rules']>[number]

let site: Site
let payload: Payload
let places: Places
let visitors: Visitors
let agents: Record<'anne' | 'bert' | 'carla' | 'dirk', number>
let accounts: Record<string, number>

const createAgent = async (name: string, more: Partial<RequiredDataFromCollectionSlug<'agents'>> = {}) =>
  (
    await payload.create({
      collection: 'agents',
      data: { name, email: `${name}@agency.example`, mailLanguage: 'nl', ...more },
    })
  ).id

const createAccount = async (name: string, agent: number, more: object = {}) =>
  (
    await payload.create({
      collection: 'users',
      data: {
        name,
        email: `${name}@accounts.example`,
        password: 'Un mot assez long 7',
        role: 'agent',
        agent,
        ...more,
      },
    })
  ).id

beforeAll(async () => {
  site = await startSite({
    FORM_FREE_PER_HOUR: '500',
    FORM_LIMIT_PER_HOUR: '900',
    AGENCY_EMAIL: 'office@agency.example',
  })
  payload = site.payload
  places = await createPlaces(payload)
  visitors = await createVisitors(payload)
  agents = {
    anne: await createAgent('anne'),
    bert: await createAgent('bert', { mailLanguage: 'de' }),
    carla: await createAgent('carla'),
    dirk: await createAgent('dirk'),
  }
  accounts = {
    anne: await createAccount('anne', agents.anne),
    bert: await createAccount('bert', agents.bert),
    carla: await createAccount('carla', agents.carla),
  }
  await createProperty(payload, { places, publicId: 2101, agent: agents.anne })
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(async () => {
  await forgetForms(payload)
  await payload.db.drizzle.execute(sql`delete from lead_turns`)
  await setRules([])
})

const setRules = (rules: Partial<Rule>[]) =>
  payload.updateGlobal({
    slug: 'site-settings',
    data: {
      leads: {
        rules: rules.map((rule) => ({ kinds: ['site-contact' as const], method: 'turn' as const, ...rule })),
      },
    },
  })

const assigned = async () => (await findLeads(payload)).map(({ assignedTo }) => assignedTo ?? null)

const mailTo = async (kind: string) => (await findMails(payload)).find((mail) => mail.kind === kind)

const send = async (kind: Parameters<typeof postForm>[0], more: object = {}) => {
  nextVisitor()
  const answer = await postForm(kind, { ...more })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

describe('without a rule', () => {
  it('a lead belongs to nobody, and its mail goes where it always went', async () => {
    await setRules([{ agents: [agents.bert] }])
    await send('contact-me', { property: 2101 })
    expect(await assigned()).toEqual([null])
    expect((await mailTo('contact-me-agency'))?.to).toBe('anne@agency.example')
  })
})

describe('in turn', () => {
  it('each agent gets one after the other, in the language of their mails', async () => {
    await setRules([{ agents: [agents.bert, agents.anne, agents.carla] }])
    for (let count = 0; count < 4; count += 1) await send('site-contact')
    const { anne, bert, carla } = accounts
    expect(await assigned()).toEqual([bert, anne, carla, bert])
    const mails = (await findMails(payload)).filter(({ kind }) => kind === 'site-contact-agency')
    expect(mails.map(({ to, locale }) => [to, locale])).toEqual([
      ['bert@agency.example', 'de'],
      ['anne@agency.example', 'nl'],
      ['carla@agency.example', 'nl'],
      ['bert@agency.example', 'de'],
    ])
    expect((await mailTo('site-contact-visitor'))?.locale).toBe('fr')
  })

  it('of twelve at once, each gets the same number', async () => {
    await setRules([{ agents: [agents.bert, agents.anne, agents.carla] }])
    await Promise.all(Array.from({ length: 12 }, () => send('site-contact')))
    const got = await assigned()
    const { anne, bert, carla } = accounts
    const counts = [anne, bert, carla].map((account) => got.filter((each) => each === account).length)
    expect(counts).toEqual([4, 4, 4])
  })

  it('skips an agent without an account, and one whose invitation was not accepted', async () => {
    const invited = await createAccount('dirk', agents.dirk, { invitedAt: new Date().toISOString() })
    await setRules([{ agents: [agents.dirk, agents.anne] }])
    await send('site-contact')
    await send('site-contact')
    expect(await assigned()).toEqual([accounts.anne, accounts.anne])
    await payload.db.drizzle.execute(sql`update users set joined_at = now() where id = ${invited}`)
    await send('site-contact')
    expect((await assigned()).at(-1)).toBe(invited)
    await payload.delete({ collection: 'users', id: invited })
  })

  it('goes to the fallback, and without one as without a rule', async () => {
    await setRules([{ agents: [agents.dirk], fallback: agents.carla }])
    await send('site-contact')
    await setRules([{ agents: [agents.dirk] }])
    await send('site-contact')
    expect(await assigned()).toEqual([accounts.carla, null])
    const mails = (await findMails(payload)).filter(({ kind }) => kind === 'site-contact-agency')
    expect(mails.map(({ to }) => to)).toEqual(['carla@agency.example', 'office@agency.example'])
  })

  it('is not taken by a lead that is not stored', async () => {
    const { planAssignment, takeTurn } = await import('@/cms/operations/leads/assign-lead')
    const { noLeadValues } = await import('@/domain/leads/parse-lead')
    const rule: AssignmentRule = {
      ...{ id: 'a', method: 'turn', places: [], fallback: null },
      kinds: ['site-contact'],
      agents: [agents.bert, agents.anne],
    }
    const lead = { kind: 'site-contact', locale: 'fr', values: noLeadValues } as const
    const prepare = async ({ agent }: { agent: number }) => agent
    const plan = await planAssignment({ payload, rule, lead, subject: null, prepare })
    if (!plan) throw new Error('There is no plan')
    const take = async (fails: boolean) => {
      const req = await createLocalReq({}, payload)
      return inTransaction(req, async () => {
        const next = await takeTurn(req, plan)
        if (fails) throw new Error('not stored')
        return next
      })
    }
    await expect(take(true)).rejects.toThrow('not stored')
    expect([await take(false), await take(false), await take(false)]).toEqual([
      agents.bert,
      agents.anne,
      agents.bert,
    ])
  })

  it('adds the agent to the recipients of the form’s settings', async () => {
    await payload.create({
      collection: 'contact-forms',
      data: {
        kind: 'site-contact',
        publicId: 9901,
        name: 'Contact',
        recipients: 'desk@agency.example, bert@agency.example',
      },
    })
    await setRules([{ agents: [agents.bert, agents.anne] }])
    await send('site-contact')
    await send('site-contact')
    const mails = (await findMails(payload)).filter(({ kind }) => kind === 'site-contact-agency')
    expect(mails.map(({ to }) => to)).toEqual([
      'desk@agency.example, bert@agency.example',
      'desk@agency.example, bert@agency.example, anne@agency.example',
    ])
    await payload.delete({ collection: 'contact-forms', where: { publicId: { equals: 9901 } } })
  })
})

describe('by the agent of the property', () => {
  it('the lead is assigned to their account', async () => {
    await setRules([{ kinds: ['contact-me'], method: 'property', fallback: agents.carla }])
    await send('contact-me', { property: 2101 })
    expect(await assigned()).toEqual([accounts.anne])
    expect((await mailTo('contact-me-agency'))?.to).toBe('anne@agency.example')
  })
})

describe('by town or province', () => {
  it('is the town of the property, else the postcode that was written', async () => {
    const property = await payload.find({ collection: 'properties', where: { publicId: { equals: 2101 } } })
    const city = property.docs[0]?.city
    const town = typeof city === 'object' ? city?.id : city
    await setRules([
      {
        kinds: ['contact-me', 'contact-demand'],
        method: 'places',
        places: [
          { areas: ['namur'], towns: [], agent: agents.carla },
          { areas: [], towns: [town ?? 0], agent: agents.bert },
        ],
        fallback: agents.anne,
      },
    ])
    await send('contact-me', { property: 2101 })
    await send('contact-demand', { zip: '5000', city: 'Namur' })
    await send('contact-demand', { zip: '9000', city: 'Gent' })
    expect(await assigned()).toEqual([accounts.bert, accounts.carla, accounts.anne])
  })
})

describe('the settings of the rules', () => {
  const save = async (rules: object[], who: keyof Visitors = 'editor') =>
    createRest(site.config)({
      method: 'POST',
      path: '/globals/site-settings?locale=fr',
      body: { leads: { rules } },
      token: await logIn(payload, visitors[who]),
    })

  it('are refused at their fields', async () => {
    const answer = await save([
      { kinds: ['site-contact'], method: 'turn', agents: [] },
      { kinds: ['contact-me', 'site-contact'], method: 'places', places: [] },
      { kinds: [], method: 'property' },
    ])
    expect(answer.status).toBe(400)
    const { errors } = await answer.json()
    const paths = errors[0].data.errors.map(({ path }: { path: string }) => path)
    expect(paths.toSorted()).toEqual([
      'leads.rules.0.agents',
      'leads.rules.1.kinds',
      'leads.rules.1.places',
      'leads.rules.2.kinds',
    ])
  })

  it('are for editors', async () => {
    const rules = [{ kinds: ['site-contact'], method: 'turn', agents: [agents.anne] }]
    expect((await save(rules, 'agent')).status).toBe(403)
    expect((await save(rules, 'owner')).status).toBe(403)
    expect((await save(rules)).status).toBe(200)
  })

  it('outlive an agent who is deleted', async () => {
    const eva = await createAgent('eva')
    await setRules([
      { agents: [eva, agents.bert] },
      { kinds: ['contact-me'], method: 'places', places: [{ areas: ['namur'], towns: [], agent: eva }] },
    ])
    await payload.delete({ collection: 'agents', id: eva })
    await send('site-contact')
    await send('contact-me', { property: 2101 })
    expect(await assigned()).toEqual([accounts.bert, null])
  })
})
