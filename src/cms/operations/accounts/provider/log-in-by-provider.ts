import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { openText, sealText } from '@/cms/access/sealed-text'
import { findRecord } from '@/cms/database/records'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { noteFailedSignIn, openSession, type StaffSession } from '@/cms/operations/accounts/open-session'
import type { LoginBrowser } from '@/cms/operations/accounts/recognise-browser'
import { lockAccount } from '@/cms/operations/accounts/second-factor/stored-factor'
import { claimAllowance, returnAllowance } from '@/cms/operations/leads/form-allowance'
import type { User } from '@/cms/payload-types'
import { getLinkedAccount, getProviderLink, type ProviderPerson } from '@/cms/queries/accounts/login-provider'
import { signPendingLogin, type PendingStep } from '@/cms/queries/accounts/pending-login'
import { getLoginStep } from '@/cms/queries/accounts/second-factor'
import { isAwaited } from '@/cms/queries/accounts/staff-invitations'
import type { ProviderFailure } from '@/domain/accounts/provider-login'
import { errorCodes } from '@/domain/shared/error-codes'
import type { Result } from '@/domain/shared/result'
import { readReturnedLogin, requestLogin, type AnsweredLogin } from './ask-provider'
import { linkAccount, sealLink } from './provider-links'

/** How long somebody may take at the provider, in seconds. */
export const PROVIDER_AWAITED = 600

const begunLogin = z.object({
  sent: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  next: z.string(),
  until: z.number(),
})

type BegunLogin = z.infer<typeof begunLogin>

const keyOf = ({ secret }: Payload) => ({ secret, use: 'provider-login', owner: 'visitor' }) as const

function logFailure({ logger }: Payload, error: unknown): void {
  const said = error instanceof ResponseBodyError || error instanceof AuthorizationResponseError
  const reason = said && /^[a-z_]{1,40}$/.test(error.error) ? `: ${error.error}` : ''
  const entry = { msg: 'The provider of logins gave no valid answer', error: errorCodes(error) + reason }
  // Any visitor can come back with an invented code: nothing is broken then.
  if (said && error.error === 'invalid_grant') logger.warn(entry)
  else logger.error(entry)
}

type BeginProviderLoginInput = { payload: Payload; returnAddress: string; next: string; now: Date }

/**
 * Begins a login by the provider that leads to the path `next`: the address there, and what the browser keeps until it comes back.
 * Null if the provider is away.
 */
export async function beginProviderLogin({
  payload,
  returnAddress,
  next,
  now,
}: BeginProviderLoginInput): Promise<{ address: string; kept: string } | null> {
  try {
    const { address, sent } = await requestLogin(returnAddress)
    const begun: BegunLogin = { sent, next, until: now.getTime() + PROVIDER_AWAITED * 1000 }
    return { address, kept: sealText({ ...keyOf(payload), text: JSON.stringify(begun) }) }
  } catch (error) {
    logFailure(payload, error)
    return null
  }
}

/** A session begins; or the login owes its second factor first, and the link of the account waits for it. */
export type ProviderAnswer =
  | ({ kind: 'session' } & StaffSession)
  | { kind: 'step'; step: PendingStep; token: string; link: string | null }

type ProviderLogin = Result<ProviderAnswer, ProviderFailure>

const refuse = (failure: ProviderFailure) => ({ ok: false, failure }) as const

type ReturnedLoginInput = {
  req: PayloadRequest
  /** What the browser kept. */
  kept: string | null
  /** The address of this site that the provider sent them to, with its whole query. */
  returned: URL
  /** The visitor's network address; null if visitors share one. */
  visitor: string | null
  browser: LoginBrowser
  now: Date
}

function openBegun({ req, kept, returned, now }: ReturnedLoginInput): BegunLogin | null {
  const text = openText({ ...keyOf(req.payload), sealed: kept })
  if (text === null) return null
  const begun = begunLogin.parse(JSON.parse(text))
  const isOfBrowser = returned.searchParams.get('state') === begun.sent.state
  return isOfBrowser && begun.until > now.getTime() ? begun : null
}

/** Asks the provider; that it is away, or answers wrongly, is an answer too. */
async function ask<Value>(
  { payload }: PayloadRequest,
  question: () => Promise<Value>,
): Promise<Result<Value, ProviderFailure>> {
  try {
    return { ok: true, value: await question() }
  } catch (error) {
    const isCancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied'
    if (isCancelled) return refuse('cancelled')
    logFailure(payload, error)
    return refuse('failed')
  }
}

type FoundAccount = { user: User; isLinked: boolean }

/** The account of a person: the one that they are linked with, else the one with their checked address. */
async function findAccount(
  req: PayloadRequest,
  { askAddress, ...person }: AnsweredLogin,
): Promise<Result<FoundAccount, ProviderFailure>> {
  const linked = await getLinkedAccount(databaseOf(req.payload), person)
  const asked = linked === null ? await ask(req, askAddress) : null
  if (asked && !asked.ok) return asked
  if (asked?.value === null) return refuse('unverified')
  const where: Where = asked ? { email: { equals: asked.value } } : { id: { equals: linked } }
  const user = await findRecord(req.payload, { collection: 'users', where })
  return user ? { ok: true, value: { user, isLinked: linked !== null } } : refuse('unknown')
}

/** Whether the account belongs to this person, to nobody yet, or to somebody else of the provider. */
async function linkState(
  req: PayloadRequest,
  { user, person }: { user: User; person: ProviderPerson },
): Promise<'linked' | 'open' | 'other'> {
  const link = await getProviderLink(await transactionOf(req), user.id)
  if (link?.issuer !== person.issuer) return 'open'
  return link.subject === person.subject ? 'linked' : 'other'
}

type FoundLogin = FoundAccount & { person: ProviderPerson; browser: LoginBrowser; now: Date }

async function answerPerson(req: PayloadRequest, login: FoundLogin): Promise<ProviderLogin> {
  const { user, isLinked, person, browser, now } = login
  if (isAwaited(user)) return refuse('invited')
  const state = await linkState(req, { user, person })
  if (state === 'other') return refuse('other')
  // Somebody took the link away meanwhile, and nobody has looked at the address.
  if (isLinked && state === 'open') return refuse('expired')
  const { payload } = req
  const step = await getLoginStep(await transactionOf(req), user)
  if (step !== 'session') {
    const token = signPendingLogin({ secret: payload.secret, user, step, now })
    const link = state === 'open' ? sealLink(payload, { ...person, token }) : null
    return { ok: true, value: { kind: 'step', step, token, link } }
  }
  if (state === 'open' && !(await linkAccount(req, { ...person, user, now }))) return refuse('other')
  return { ok: true, value: { kind: 'session', ...(await openSession(req, { user, browser, now })) } }
}

/** While nothing else changes the account, which is read again. */
async function logInPerson({ payload }: PayloadRequest, login: FoundLogin): Promise<ProviderLogin> {
  // Somebody may be logged in with another account in this browser: that is no part of this login.
  const req = await createLocalReq({}, payload)
  const { id, email } = login.user
  const answer = await inTransaction(req, async () => {
    await lockAccount(req, id)
    const user = await findRecord(payload, { collection: 'users', where: { id: { equals: id } }, req })
    return user?.email === email ? answerPerson(req, { ...login, user }) : refuse('unknown')
  })
  if (!answer.ok) await noteFailedSignIn(req, login.user)
  return answer
}

const MOST_FAILED = 30

/**
 * Asks the provider who somebody is. Each time is counted before, as of passwords: thirty of a visitor in ten minutes that fail, so
 * that nobody has our site ask the provider without end.
 */
async function askWho(
  { req, returned, visitor, now }: ReturnedLoginInput,
  { sent }: BegunLogin,
): Promise<Result<AnsweredLogin, ProviderFailure>> {
  const question = () => ask(req, () => readReturnedLogin(returned, sent))
  if (visitor === null) return question()
  const allowance = {
    use: 'staff-provider-visitor',
    value: visitor,
    most: MOST_FAILED,
    hours: 1 / 6,
  } as const
  const claim = { payload: req.payload, allowance, now }
  if (!(await claimAllowance(claim))) return refuse('too-many')
  const asked = await question()
  if (asked.ok) await returnAllowance(claim)
  return asked
}

async function finish(input: ReturnedLoginInput, begun: BegunLogin): Promise<ProviderLogin> {
  const { req, browser, now } = input
  const { payload } = req
  const once = { use: 'staff-provider', value: begun.sent.state, most: 1, hours: 1 } as const
  if (!(await claimAllowance({ payload, allowance: once, now }))) return refuse('expired')
  const asked = await askWho(input, begun)
  if (!asked.ok) return asked
  const { issuer, subject } = asked.value
  const found = await findAccount(req, asked.value)
  if (!found.ok) return found
  return logInPerson(req, { ...found.value, person: { issuer, subject }, browser, now })
}

/** Logs in whoever comes back from the provider, once, in the browser that began it; with the path where they wanted to go. */
export async function finishProviderLogin(
  input: ReturnedLoginInput,
): Promise<{ login: ProviderLogin; next?: string }> {
  const begun = openBegun(input)
  if (!begun) return { login: refuse('expired') }
  return { login: await finish(input, begun), next: begun.next }
}
