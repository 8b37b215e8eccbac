import { askDatabase } from '../../database/ask-database'
import type { TestSite } from '../../test/test-site'
import { isRecord } from '../../../src/domain/shared/is-record'

/** The token of a member of staff, and the cookie of an owner. */
export type Logins = { staff: string; owner: string }

const json = { 'content-type': 'application/json' }

type AttackLoginsPost = { path: string; body: unknown; token?: string }

async function post(
  { url }: Pick<TestSite, 'url'>,
  { path, body, token }: AttackLoginsPost,
): Promise<Response> {
  const headers = { ...json, ...(token === undefined ? {} : { authorization: `JWT ${token}` }) }
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

async function logInStaff(site: TestSite): Promise<string> {
  const answer: unknown = await (await post(site, { path: '/api/users/login', body: site.staff })).json()
  const token = isRecord(answer) && 'token' in answer ? answer.token : null
  if (typeof token !== 'string') throw new Error('Staff could not log in')
  return token
}

/** An owner who was invited and has set a password. */
async function logInOwner(site: TestSite, token: string): Promise<string> {
  const email = `owner-${Date.now()}@attack.example`
  const owner = { firstName: 'Jeanne', lastName: 'Dupont', email, language: 'fr' }
  await post(site, { path: '/api/owners/invite-new', body: owner, token })
  const text = 'select html from mails where "to" like $1 order by id desc limit 1'
  const [mail] = await askDatabase<{ html: string }>(site.database.url, { text, values: [`%${email}%`] })
  const [, link] = /\/owner\/password\/\?token=([^"&]+)/.exec(mail?.html ?? '') ?? []
  const password = 'Kanaal-Zwaluw-77-Brug'
  const chosen = { token: decodeURIComponent(link ?? ''), password, repeat: password, lang: 'fr' }
  await post(site, { path: '/api/owner/password', body: chosen })
  const login = await post(site, { path: '/api/owner/login', body: { email, password, lang: 'fr' } })
  return login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Logs in the attackers, so that requests that need a login reach their handlers. */
export async function logInForAttack(site: TestSite): Promise<Logins> {
  const staff = await logInStaff(site)
  return { staff, owner: await logInOwner(site, staff) }
}
