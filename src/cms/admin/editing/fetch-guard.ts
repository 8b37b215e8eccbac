import { isRecord } from '@/domain/shared/is-record'
import {
  documentOf,
  isLogout,
  needsLogin,
  readRequest,
  tellsAccount,
  type AdminRequest,
} from './admin-request'
import { noteServerFunction, untilAnswered } from './server-functions'
import { ask, baseOf, currentAccount, setAccount, setBaseOf, type Conflict } from './sessions'

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []

const jsonOf = async (response: Response): Promise<Fields> =>
  fieldsOf(
    await response
      .clone()
      .json()
      .catch(() => null),
  )

let isGuarding = false
let send: typeof fetch = (...request) => fetch(...request)
let clock: ReturnType<typeof setTimeout> | undefined

// A little less than the longest timer of a browser, in milliseconds.
const LONGEST_TIMER = 2_000_000_000
const RENEWED_BEFORE = 30 * 60_000

/** Asks the server, because a logged-in user may also get a 403. */
async function isLoggedOut(): Promise<boolean> {
  const response = await send('/api/users/me', { credentials: 'include' }).catch(() => null)
  return response?.status === 200 && !(await jsonOf(response)).user
}

let signingIn: Promise<boolean> | null = null

/** One dialog for all requests that wait for the login. */
function askForLogin(email: string): Promise<boolean> {
  signingIn ??= ask<boolean>((answer) => ({ kind: 'login', email, answer })).finally(() => {
    signingIn = null
  })
  return signingIn
}

function watchEnd(expiresAt: number): void {
  clearTimeout(clock)
  const wait = Math.min(Math.max(expiresAt - Date.now(), 0), LONGEST_TIMER)
  clock = setTimeout(() => {
    void isLoggedOut().then((isOut) => {
      const account = currentAccount()
      if (isOut && account) void askForLogin(account.email)
    })
  }, wait)
}

/**
 * Payload's own timer leaves the page when the login ends, and loses what was typed. This sets it far ahead, and our timer
 * asks for a login in place.
 */
async function keepAccount(response: Response): Promise<Response> {
  if (!response.ok) return response
  const body = await jsonOf(response)
  const { email } = fieldsOf(body.user)
  if (typeof email !== 'string' || typeof body.exp !== 'number') return response
  const expiresAt = body.exp * 1000
  setAccount({ email, expiresAt })
  watchEnd(expiresAt)
  const exp = Math.floor((Date.now() + LONGEST_TIMER) / 1000)
  return Response.json({ ...body, exp }, { status: response.status })
}

let renewing = false

/** An active user is not logged out: in the last half hour any request extends the login. */
async function renew(): Promise<void> {
  const left = (currentAccount()?.expiresAt ?? Infinity) - Date.now()
  if (renewing || left > RENEWED_BEFORE || left <= 0) return
  renewing = true
  await send('/api/users/refresh-token', { method: 'POST', credentials: 'include' })
    .then(keepAccount)
    .catch(() => null)
  renewing = false
}

async function conflictOf(response: Response): Promise<Conflict | null> {
  if (response.status !== 409) return null
  const { errors } = await jsonOf(response)
  const error = fieldsOf(Array.isArray(errors) ? errors[0] : null)
  const { editors, fields, version } = fieldsOf(fieldsOf(error.data).conflict)
  if (typeof version !== 'string') return null
  return { version, editors: textsOf(editors), fields: textsOf(fields), message: String(error.message ?? '') }
}

/** The newest version replaces the form, without the browser's warning about lost changes. */
function takeTheirs(): Promise<Response> {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  window.location.reload()
  return new Promise(() => undefined)
}

async function keepVersion(request: AdminRequest, response: Response): Promise<void> {
  if (!response.ok || documentOf(request) === null) return
  const { doc, result } = await jsonOf(response)
  const { updatedAt } = fieldsOf(doc ?? result)
  if (typeof updatedAt === 'string') setBaseOf(request, updatedAt)
}

function sendOnce(
  { input, init, headers, ...request }: AdminRequest,
  base: string | null,
): Promise<Response> {
  if (base === null || documentOf(request) === null) return send(input, init)
  const all = new Headers(headers)
  all.set('x-base-version', base)
  return send(input, { ...init, headers: all })
}

const isRefused = (request: AdminRequest, { status }: Response): boolean =>
  // Long requests are refused to strangers before anybody reads the login. A refused server function has been aborted,
  // which Next answers with 500.
  status === 401 || status === 403 || status === 413 || (status >= 400 && request.headers.has('next-action'))

/** Sends until it is settled: logs in again if the login was lost, and asks the editor if somebody else has saved. */
async function sendGuarded(request: AdminRequest): Promise<Response> {
  const key = documentOf(request)
  let base = key === null ? null : baseOf(key)
  for (;;) {
    const response = await sendOnce(request, base)
    const account = currentAccount()
    if (account && isRefused(request, response) && (await isLoggedOut())) {
      if (await askForLogin(account.email)) continue
      return response
    }
    const conflict = await conflictOf(response)
    if (!conflict) {
      await keepVersion(request, response)
      return response
    }
    const choice = await ask<'mine' | 'theirs' | 'back'>((answer) => ({ kind: 'conflict', conflict, answer }))
    if (choice === 'theirs') return takeTheirs()
    if (choice === 'back') return response
    base = conflict.version
  }
}

async function sendInOrder(request: AdminRequest): Promise<Response> {
  const sending = sendGuarded(request)
  if (request.headers.has('next-action')) {
    noteServerFunction(sending)
    return sending
  }
  const response = await sending
  if (!response.ok) await untilAnswered()
  return response
}

async function guardedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = readRequest(input, init)
  if (!request) return send(input, init)
  if (isLogout(request)) setAccount(null)
  const response = needsLogin(request) ? await sendInOrder(request) : await send(input, init)
  if (tellsAccount(request)) return keepAccount(response)
  void renew()
  return response
}

/**
 * Guards all saves and server functions of the back office in the browser's `fetch`, because Payload has no other hook for
 * them.
 */
export function guardFetch(): void {
  if (typeof window === 'undefined' || isGuarding) return
  isGuarding = true
  send = window.fetch.bind(window)
  window.fetch = guardedFetch
}
