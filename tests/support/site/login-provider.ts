import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider from 'oidc-provider'

/** What the provider says of somebody. */
type Claims = { email?: string; email_verified?: boolean }

/** Who logs in at the provider; `cancels` is nobody. */
export type AtProvider = { sub: string } & Claims

export const cancels = null

export const providerClient = { id: 'back-office', secret: 'word of the back office: 100 %+&' }

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: 'key',
  use: 'sig',
  alg: 'RS256',
})

/** A provider of OpenID Connect on this machine, with one client; `logIn` is the browser of whoever logs in there. */
export async function startLoginProvider(returnAddress: string) {
  const people = new Map<string, Claims>()
  let present: string | null = null
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The provider has no port')
  const issuer = `http://127.0.0.1:${place.port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: providerClient.id,
        client_secret: providerClient.secret,
        redirect_uris: [returnAddress],
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    // Everybody has agreed before that the back office reads their address.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.account?.accountId,
        clientId: providerClient.id,
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const interact = (request: IncomingMessage, response: ServerResponse) =>
    provider.interactionFinished(
      request,
      response,
      present === null ? { error: 'access_denied' } : { login: { accountId: present } },
    )
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response)
    else void answer(request, response)
  })

  /** Follows the provider from an address of it until it sends the browser back to the site. */
  async function logIn(address: string, who: AtProvider | null): Promise<URL> {
    if (who) people.set(who.sub, { email: who.email, email_verified: who.email_verified })
    present = who?.sub ?? null
    const cookies = new Map<string, string>()
    let next = new URL(address)
    while (next.origin === issuer) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
      const location = response.headers.get('location')
      if (location === null)
        throw new Error(`The provider answers ${response.status}: ${await response.text()}`)
      next = new URL(location, next)
    }
    return next
  }

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  return { issuer, logIn, stop }
}
