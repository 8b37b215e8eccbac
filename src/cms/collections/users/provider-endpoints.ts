import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { hasRole } from '@/cms/access/access'
import { idOfRoute, refuse, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import {
  beginProviderLogin,
  finishProviderLogin,
  PROVIDER_AWAITED,
} from '@/cms/operations/accounts/provider/log-in-by-provider'
import { unlinkAccount } from '@/cms/operations/accounts/provider/provider-links'
import { getLoginProvider } from '@/cms/queries/accounts/login-provider'
import { adminPath, type ProviderFailure } from '@/domain/accounts/provider-login'
import { errorCodes } from '@/domain/shared/error-codes'
import { env } from '@/env'
import {
  begunHeaders,
  begunLoginOf,
  browserOf,
  pendingHeaders,
  sessionHeaders,
  visitorOf,
} from './login-request'

const goTo = (address: string, headers: Headers): Response => {
  headers.set('Location', address)
  return new Response(null, { status: 303, headers })
}

/** Ends what the browser kept: it works once. */
const forgotten = () => begunHeaders('', 0)

type LoginPage = { failure?: ProviderFailure; next?: string }

/** The page of the login, which says what went wrong; its address names nobody. */
function loginPage({ payload }: PayloadRequest, { failure, next }: LoginPage): string {
  const query = new URLSearchParams({
    ...(failure === undefined ? {} : { problem: failure }),
    ...(next === undefined ? {} : { redirect: next }),
  })
  return `${payload.config.routes.admin}/login?${query}`
}

/** For strangers, while the site has a provider; every error leads back to the page of the login. */
const providerEndpoint =
  (answer: (req: PayloadRequest) => Promise<Response>): PayloadHandler =>
  async (req) => {
    if (getLoginProvider() === null) return wrong('not-found', 404)
    try {
      return await answer(req)
    } catch (error) {
      req.payload.logger.error({ msg: 'A login by the provider failed', error: errorCodes(error) })
      return goTo(loginPage(req, { failure: 'failed' }), forgotten())
    }
  }

/** Where the provider sends whoever logged in there: it is registered with the provider. */
const returnAddressOf = ({ payload }: PayloadRequest): string =>
  `${env.SITE_URL}${payload.config.routes.api}/users/login/provider/return`

async function begin(req: PayloadRequest): Promise<Response> {
  const { payload, searchParams } = req
  const next = adminPath(searchParams.get('redirect'), payload.config.routes.admin)
  const asked = { payload, returnAddress: returnAddressOf(req), next, now: new Date() }
  const begun = await beginProviderLogin(asked)
  if (begun) return goTo(begun.address, begunHeaders(begun.kept, PROVIDER_AWAITED))
  return goTo(loginPage(req, { failure: 'failed', next }), forgotten())
}

async function comeBack(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const returned = new URL(returnAddressOf(req))
  returned.search = req.searchParams.toString()
  const visitor = visitorOf(req)
  const came = { req, kept: begunLoginOf(req), returned, visitor, browser: browserOf(req), now: new Date() }
  const { login, next = payload.config.routes.admin } = await finishProviderLogin(came)
  if (!login.ok) return goTo(loginPage(req, { failure: login.failure, next }), forgotten())
  const { value } = login
  const [address, headers] =
    value.kind === 'session'
      ? [next, sessionHeaders(req, value)]
      : [loginPage(req, { next }), pendingHeaders(value)]
  for (const cookie of forgotten().getSetCookie()) headers.append('Set-Cookie', cookie)
  return goTo(address, headers)
}

/** An administrator takes the link of an account with the provider away, also one that waits for its second factor. */
async function unlink(req: PayloadRequest): Promise<Response> {
  const id = idOfRoute(req)
  if (!hasRole(req, ['admin']) || id === null) return refuse()
  return (await unlinkAccount(req, id)) ? Response.json({ ok: true }) : wrong('not-found', 404)
}

/** The login by a provider of OpenID Connect: to it, back from it; and the end of a link. */
export const providerEndpoints: Endpoint[] = [
  { path: '/login/provider', method: 'get', handler: providerEndpoint(begin) },
  { path: '/login/provider/return', method: 'get', handler: providerEndpoint(comeBack) },
  { path: '/:id/unlink-provider', method: 'post', handler: staffEndpoint(unlink) },
]
