import { Agent, request as send } from 'node:http'
import { createRandom, type Random } from '../../../tests/support/random'
import { randomRequest, type AttackRequest } from './attack-requests'
import { logInForAttack, type Logins } from './attack-logins'
import { formatTable } from '../fault-table'
import { visitorAddress } from '../../load/form-load'
import { memoryOf } from '../../load/process-memory'
import { readServerFunctions } from '../../server/server-functions.mjs'
import { distDir, type TestSite } from '../../test/test-site'

export const randomFault = 'random requests'

const requests = 10_000
const concurrency = 12
const timeout = 60_000

/** A failure of the site itself; a full queue (503) and a limit (429) are answers. */
const isFailure = (status: number): boolean => status === 0 || (status >= 500 && status !== 503)

/** The status of the answer; 0 without one. */
function ask(site: TestSite, { method, path, headers, body }: AttackRequest, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(site.url)
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { agent, hostname, port, method, path, headers: { ...headers, ...length } }
    const request = send(options, (response) => {
      response.resume()
      response.once('error', () => undefined)
      response.once('close', () => resolve(response.statusCode ?? 0))
    })
    request.setTimeout(timeout, () => request.destroy())
    request.once('error', () => resolve(0))
    request.end(body)
  })
}

type Attacker = 'stranger' | 'staff' | 'owner'

// Skips requests that end the login which the next ones need, or delete the accounts.
const endsLogins = /logout|end-(?:impersonation|look)|^\/api\/+(?:users|owners)\b/i

/** The sender of a request: strangers may send any, staff and owners those that keep them logged in. */
function senderOf({ method, path }: AttackRequest, random: Random): Attacker {
  const who = random.pick<Attacker>(['stranger', 'stranger', 'staff', 'staff', 'owner'])
  const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(method) || !endsLogins.test(decodeLoosely(path))
  return isSafe ? who : 'stranger'
}

const decodeLoosely = (path: string): string =>
  path.replace(/%([2-7][\da-f])/gi, (_code, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

/** Adds a login to a request, as browsers and programs send it. */
function signAs(
  made: AttackRequest,
  { who, logins, random }: { who: Attacker; logins: Logins; random: Random },
) {
  if (who === 'owner') made.headers.cookie = logins.owner
  if (who !== 'staff') return
  if (random.chance(0.5)) made.headers.authorization = `JWT ${logins.staff}`
  else made.headers.cookie = `payload-token=${logins.staff}`
}

const describe = ({ method, path, headers, body }: AttackRequest): string =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify({ ...headers, authorization: undefined, cookie: undefined }).slice(0, 300)} ${body.slice(0, 120)}`

/** Sends random requests to a site as strangers, staff and owners; the site has to answer all of them. */
export async function attackRandomly(
  site: TestSite,
  { seed = Date.now() % 1_000_000 }: { seed?: number } = {},
): Promise<{ table: string; notes: string[]; problems: string[] }> {
  const random = createRandom(seed)
  const actions = [...readServerFunctions(distDir)]
  const logins = await logInForAttack(site)
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const counts = new Map<string, number>()
  const failures: string[] = []
  const before = memoryOf(site.server.pid())
  let sent = 0
  const work = async () => {
    while (sent < requests) {
      sent += 1
      const made = randomRequest(random, actions)
      const who = senderOf(made, random)
      made.headers['x-forwarded-for'] = visitorAddress(9_000_000 + (sent % 3000))
      signAs(made, { who, logins, random })
      const status = await ask(site, made, agent)
      const key = `${who} ${status}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (isFailure(status)) failures.push(`${status || 'no answer'} to ${who}: ${describe(made)}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  agent.destroy()
  const isHealthy = await fetch(`${site.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
  return {
    table: formatTable([
      ['answers', 'number'],
      ...[...counts].sort().map(([key, count]) => [key, String(count)]),
    ]),
    notes: [
      `${requests} requests of seed ${seed}, ${failures.length} broke something`,
      `memory of the server: ${Math.round(before)} MB, then ${Math.round(memoryOf(site.server.pid()))} MB`,
    ],
    problems: [
      ...failures.slice(0, 60).map((failure) => `${randomFault}: ${failure}`),
      ...(failures.length > 60 ? [`${randomFault}: and ${failures.length - 60} more`] : []),
      ...(isHealthy ? [] : [`${randomFault}: the site is not healthy afterwards`]),
    ],
  }
}
