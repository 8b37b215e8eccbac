import { isByStaff } from '@/site/data/preview/is-by-staff'
import { passwordSemaphore } from './password-gate'
import { createRateLimit, visitorAddress } from './rate-limit'
import { env } from '@/env'
import { isFromElsewhere } from '@/domain/guards/request-sender.mjs'

type RestAnswer<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** In bytes, more than any login needs; longer bodies are read only for staff. */
const MOST_FOR_STRANGERS = 64 * 1024

// All staff of an agency may share one address.
const limitRequests = createRateLimit({ burst: 60, perMinute: 30 })

/**
 * The paths that check or make a password, which costs a lot of processor time. A login by the provider does not, and may wait long
 * for it: passwords must not wait with it.
 */
const passwordPath = /^\/api\/users\/(?:login(?!\/provider)|reset-password|accept-invitation)(?:\/|$)/i

const accountPath =
  /^\/api\/users\/(?:login|forgot-password|reset-password|accept-invitation|verify|unlock)(?:\/|$)/i

/** The path as the API routes it: decoded, and in lower case. */
function routedPath({ url }: Request): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/')
  } catch {
    return pathname
  }
}

// Payload breaks at these operators where the field is no point, and no field of ours is one.
const placeQuery = /(?:\[|%5B)(?:near|within|intersects)(?:\]|%5D)/i

const textOperator = /\[(?:like|not_like|contains)\](.*)$/i

/** Payload breaks at a text operator whose value is a list: a key that comes twice, or one that continues after its operator. */
function hasListOfTexts(parameters: URLSearchParams): boolean {
  const names = [...parameters.keys()].filter((name) => textOperator.test(name))
  return new Set(names).size < names.length || names.some((name) => textOperator.exec(name)?.[1] !== '')
}

const messages = {
  400: 'Bad Request',
  403: 'This request comes from a page of another site.',
  413: 'This is too large.',
  429: 'Too many requests. Try again later.',
  503: 'Too many requests. Try again later.',
}

const refuse = (status: 400 | 403 | 413 | 429 | 503, headers: Record<string, string> = {}): Response =>
  Response.json(
    { errors: [{ message: messages[status] }] },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )

const isWrite = ({ method }: Request): boolean =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'

const providerPath = /^\/api\/users\/login\/provider(?:\/|$)/i

/** To a login by the provider a browser navigates: it gets a page that says so. */
function refuseVisitor(request: Request, wait: number): Response {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(wait) }
  if (isWrite(request) || !providerPath.test(routedPath(request))) return refuse(429, headers)
  return new Response(null, {
    status: 303,
    headers: { ...headers, Location: '/admin/login?problem=too-many' },
  })
}

/** Whether the body may be longer than a stranger may send; without a length nobody knows. */
function isLong(request: Request): boolean {
  if (!isWrite(request)) return false
  const { headers } = request
  const length = headers.get('content-length')
  if (length === null) return headers.has('transfer-encoding')
  return !(Number(length) <= MOST_FOR_STRANGERS)
}

/** Payload breaks at a body that does not match its content type. Long bodies come from staff, and are read once. */
async function isReadable(request: Request): Promise<boolean> {
  const { method, headers } = request
  const type = (headers.get('content-type') ?? '').toLowerCase()
  const length = Number(headers.get('content-length'))
  if (method === 'GET' || !(length > 0 && length <= MOST_FOR_STRANGERS)) return true
  try {
    if (type.startsWith('multipart/form-data')) await request.clone().formData()
    else if (type.startsWith('application/json')) await request.clone().json()
    return true
  } catch {
    return false
  }
}

/** A query too long for an address is posted: Payload then reads it from the body. */
const isPostedQuestion = ({ method, headers }: Request): boolean =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.get(name) === 'GET')

async function queryOf(request: Request): Promise<string> {
  const { search } = new URL(request.url)
  return isPostedQuestion(request) ? `${search}&${await request.clone().text()}` : search
}

/** Whether Payload can read the query: `where` has fields, no operator for points, and single texts to search for. */
async function isQuery(request: Request): Promise<boolean> {
  const query = await queryOf(request)
  const parameters = new URLSearchParams(query)
  return !placeQuery.test(query) && !parameters.has('where') && !hasListOfTexts(parameters)
}

/** The refusal of a request, whatever it asks for. */
async function refusalOf(request: Request): Promise<400 | 403 | 413 | null> {
  if (isWrite(request) && isFromElsewhere(request, env.SITE_URL)) return 403
  if (isLong(request) && !(await isByStaff(request.headers))) return 413
  return (await isQuery(request)) && (await isReadable(request)) ? null : 400
}

/**
 * Guards the REST API of the back office, which reads every body before it checks who sent it: no page of another site
 * writes, a long body is for staff alone, and password attempts are limited per visitor and in total, as for owners.
 */
export function guardRest<Rest extends unknown[]>(answer: RestAnswer<Rest>): RestAnswer<Rest> {
  return async (request, ...rest) => {
    const refusal = await refusalOf(request)
    if (refusal !== null) return refuse(refusal)
    const path = routedPath(request)
    if (!accountPath.test(path)) return answer(request, ...rest)
    const visitor = visitorAddress(request.headers)
    const wait = limitRequests(visitor)
    if (wait !== null) return refuseVisitor(request, wait)
    // A forgotten password only sends a mail, which may wait long for the mail server: others must not wait with it.
    if (!passwordPath.test(path)) return answer(request, ...rest)
    const release = passwordSemaphore(visitor)
    if (release === null) return refuse(503, { 'Retry-After': '10' })
    try {
      return await answer(request, ...rest)
    } finally {
      release()
    }
  }
}
