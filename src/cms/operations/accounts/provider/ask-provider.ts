import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type ClientAuth,
  type Configuration,
} from 'openid-client'
import { getLoginProvider, type ProviderPerson } from '@/cms/queries/accounts/login-provider'
import { isLocalIssuer, isSameIssuer, verifiedAddress } from '@/domain/accounts/provider-login'

const patience = 8 // seconds
const KNOWN_FOR = 3_600_000

/** What has to come back from the provider as it was sent, or stays here until then. */
export type SentLogin = { state: string; nonce: string; verifier: string }

type LoginProvider = NonNullable<ReturnType<typeof getLoginProvider>>

/** As the provider lists it; without a list it is Basic (OpenID Connect Discovery 1.0, 3). */
const withSecret =
  (secret: string): ClientAuth =>
  (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
    authenticate(secret)(server, ...request)
  }

async function discover({ issuer, clientId, secret }: LoginProvider): Promise<Configuration> {
  const provider = await discovery(new URL(issuer), clientId, undefined, withSecret(secret), {
    execute: [enableNonRepudiationChecks, ...(isLocalIssuer(issuer) ? [allowInsecureRequests] : [])],
    timeout: patience,
  })
  // The library lets Microsoft answer for any of its tenants: here one alone is trusted.
  if (!isSameIssuer(provider.serverMetadata().issuer, issuer))
    throw new Error('The provider has another issuer')
  return provider
}

let known: { provider: Promise<Configuration>; at: number } | null = null

/** What the provider says of itself, kept for an hour; a failure is not kept. */
async function getConfiguration(): Promise<Configuration> {
  const keys = getLoginProvider()
  if (!keys) throw new Error('There is no provider')
  if (!known || Date.now() - known.at >= KNOWN_FOR) known = { provider: discover(keys), at: Date.now() }
  try {
    return await known.provider
  } catch (error) {
    known = null
    throw error
  }
}

/**
 * The address at the provider where somebody logs in, who then comes back to `returnAddress` with a code (authorization code flow
 * with PKCE); and what this login is known by.
 * @throws if the provider is away
 */
export async function requestLogin(returnAddress: string): Promise<{ address: string; sent: SentLogin }> {
  const provider = await getConfiguration()
  const sent = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
  const address = buildAuthorizationUrl(provider, {
    redirect_uri: returnAddress,
    scope: 'openid email',
    state: sent.state,
    nonce: sent.nonce,
    code_challenge: await calculatePKCECodeChallenge(sent.verifier),
    code_challenge_method: 'S256',
  })
  return { address: address.href, sent }
}

/** Who somebody is there; their address, if the provider has checked it, is asked only where it is needed. */
export type AnsweredLogin = ProviderPerson & { askAddress: () => Promise<string | null> }

/**
 * Exchanges the code that somebody came back with (`returned`, the whole address) for who they are. The library checks state,
 * issuer, audience, time, nonce and signature.
 * @throws if anything of it is wrong, the person cancelled, or the provider is away
 */
export async function readReturnedLogin(returned: URL, sent: SentLogin): Promise<AnsweredLogin> {
  const provider = await getConfiguration()
  const tokens = await authorizationCodeGrant(provider, returned, {
    expectedState: sent.state,
    expectedNonce: sent.nonce,
    pkceCodeVerifier: sent.verifier,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider has not said who it is')
  const { sub: subject, iss: issuer } = claims
  const askAddress = async () => {
    // Many providers put the address only into a further answer (OpenID Connect Core 1.0, 5.4).
    const isTold = claims.email !== undefined || !provider.serverMetadata().userinfo_endpoint
    return verifiedAddress(isTold ? claims : await fetchUserInfo(provider, tokens.access_token, subject))
  }
  return { issuer, subject, askAddress }
}
