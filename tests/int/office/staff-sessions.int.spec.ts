import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

const idOf = (who: VisitorName) => Number(visitors[who]?.id)

const end = ({ who, token, body = {} }: { who: VisitorName; token: string | null; body?: object }) =>
  rest({ method: 'POST', path: `/users/${idOf(who)}/end-sessions`, token, body })

/** Whether the back office still knows the person of a login. */
const isIn = async (token: string | null): Promise<boolean> =>
  Boolean((await (await rest({ path: '/users/me', token })).json()).user)

const statesOf = (tokens: readonly (string | null)[]) => Promise.all(tokens.map(isIn))

async function openSessions(who: VisitorName) {
  const { findOpenSessions } = await import('@/cms/queries/accounts/open-sessions')
  return findOpenSessions({ payload, id: idOf(who), now: new Date() })
}

const logInThrice = async (who: VisitorName) => [
  await logIn(payload, visitors[who]),
  await logIn(payload, visitors[who]),
  await logIn(payload, visitors[who]),
]

describe('the open sessions of an account', () => {
  let tokens: (string | null)[] = []
  let admin: string | null = null

  beforeEach(async () => {
    admin = await logIn(payload, visitors.admin)
    await end({ who: 'agent', token: admin })
    tokens = await logInThrice('agent')
  })

  it('are listed, the latest first, until they expire', async () => {
    const listed = await openSessions('agent')
    expect(listed).toHaveLength(3)
    const moments = listed.map(({ since }) => since ?? '')
    expect(moments).toEqual(moments.toSorted().toReversed())
    const { findOpenSessions } = await import('@/cms/queries/accounts/open-sessions')
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
    expect(await findOpenSessions({ payload, id: idOf('agent'), now: tomorrow })).toEqual([])
  })

  it('end all but the one that asks, at once, and the log says who ended them', async () => {
    const [own = null] = tokens
    const answer = await end({ who: 'agent', token: own })
    expect(await answer.json()).toEqual({ ok: true, count: 2 })
    expect(await statesOf(tokens)).toEqual([true, false, false])
    const { docs } = await payload.find({
      collection: 'audit-entries',
      where: { document: { equals: String(idOf('agent')) }, action: { equals: 'sign-out' } },
      sort: '-id',
    })
    expect(docs[0]).toMatchObject({ role: 'agent', kind: 'users' })
  })

  it('end one by one', async () => {
    const [own = null] = tokens
    const [latest] = await openSessions('agent')
    const answer = await end({ who: 'agent', token: own, body: { session: latest?.id } })
    expect(await answer.json()).toEqual({ ok: true, count: 1 })
    expect((await statesOf(tokens)).filter((state) => !state)).toHaveLength(1)
    expect(await (await end({ who: 'agent', token: own, body: { session: latest?.id } })).json()).toEqual({
      ok: true,
      count: 0,
    })
  })

  it('are ended by an administrator too, who stays logged in', async () => {
    const answer = await end({ who: 'agent', token: admin })
    expect(await answer.json()).toEqual({ ok: true, count: 3 })
    expect(await statesOf(tokens)).toEqual([false, false, false])
    expect(await isIn(admin)).toBe(true)
  })

  it('are nobody else’s to end', async () => {
    const [session] = await openSessions('agent')
    for (const who of ['anonymous', 'owner', 'editor'] as const) {
      const token = await logIn(payload, visitors[who])
      for (const body of [{}, { session: session?.id }])
        expect((await end({ who: 'agent', token, body })).status, who).toBe(403)
    }
    expect(await statesOf(tokens)).toEqual([true, true, true])
  })

  it('of another account are not reached by their number', async () => {
    const [own = null] = tokens
    const editor = await logIn(payload, visitors.editor)
    const [session] = await openSessions('editor')
    expect(
      await (await end({ who: 'agent', token: own, body: { session: session?.id } })).json(),
    ).toMatchObject({ count: 0 })
    expect(await isIn(editor)).toBe(true)
    for (const wrong of [7, {}, ['*'], true])
      expect((await end({ who: 'agent', token: own, body: { session: wrong } })).status).toBe(400)
  })
})
