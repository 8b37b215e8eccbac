import { isByStaff } from '@/site/data/preview/staff-appointment'
import { enterPasswordCheck } from './password-gate'
import { createRateLimit, visitorAddress } from './rate-limit'
import { isFromElsewhere } from './same-site'

type RestAnswer<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** More than any login; what is longer is read for staff alone. */
const MOST_FOR_STRANGERS = 64 * 1024

// The back office of a whole agency may stand behind one address.
const waitOf = createRateLimit({ burst: 60, perMinute: 30 })

/** Where a password is looked at or made, which costs a processor. */
const passwordPath = /^\/api\/users\/(?:login|reset-password)(?:\/|$)/i

const accountPath = /^\/api\/users\/(?:login|forgot-password|reset-password|verify|unlock)(?:\/|$)/i

/** The path as the API routes it, which decodes it and does not tell large letters from small ones. */
function routedPath({ url }: Request): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/')
  } catch {
    return pathname
  }
}

// Payload breaks at them where a field is no point on the map, and none of ours is one.
const placeQuery = /(?:\[|%5B)(?:near|within|intersects)(?:\]|%5D)/i

const textOperator = /\[(?:like|not_like|contains)\](.*)$/i

/** Payload breaks at a text that is looked for and is a list: a name that comes twice, or goes on behind its operator. */
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

/** Whether more may come than a stranger is let send; where no length is given, nobody knows. */
function isLong(request: Request): boolean {
  if (!isWrite(request)) return false
  const { headers } = request
  const length = headers.get('content-length')
  if (length === null) return headers.has('transfer-encoding')
  return !(Number(length) <= MOST_FOR_STRANGERS)
}

/** Payload breaks at a body that is not what its type says. One that is long is of staff, and read once. */
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

/** A question too long for an address is posted: Payload then reads its query from the body. */
const isPostedQuestion = ({ method, headers }: Request): boolean =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.get(name) === 'GET')

async function queryOf(request: Request): Promise<string> {
  const { search } = new URL(request.url)
  return isPostedQuestion(request) ? `${search}&${await request.clone().text()}` : search
}

/** Whether a query is one: `where` has fields, no point of the map, and texts to look for one by one. */
async function isQuery(request: Request): Promise<boolean> {
  const query = await queryOf(request)
  const parameters = new URLSearchParams(query)
  return !placeQuery.test(query) && !parameters.has('where') && !hasListOfTexts(parameters)
}

/** What a request is refused with, whatever it asks for. */
async function refusalOf(request: Request): Promise<400 | 403 | 413 | null> {
  if (isWrite(request) && isFromElsewhere(request)) return 403
  if (isLong(request) && !(await isByStaff(request.headers))) return 413
  return (await isQuery(request)) && (await isReadable(request)) ? null : 400
}

/**
 * Stands before the REST API of the back office, which reads whatever comes before it asks who sends it: no page of
 * another site writes, a long body is for staff alone, and passwords are tried one visitor at a time, a few at once, as those of owners are.
 */
export function guardRest<Rest extends unknown[]>(answer: RestAnswer<Rest>): RestAnswer<Rest> {
  return async (request, ...rest) => {
    const refusal = await refusalOf(request)
    if (refusal !== null) return refuse(refusal)
    const path = routedPath(request)
    if (!accountPath.test(path)) return answer(request, ...rest)
    const visitor = visitorAddress(request.headers)
    const wait = waitOf(visitor)
    if (wait !== null) return refuse(429, { 'Retry-After': String(wait) })
    // A forgotten one only sends a mail, and may wait long for the mail server: nobody else waits with it.
    if (!passwordPath.test(path)) return answer(request, ...rest)
    const leave = enterPasswordCheck(visitor)
    if (leave === null) return refuse(503, { 'Retry-After': '10' })
    try {
      return await answer(request, ...rest)
    } finally {
      leave()
    }
  }
}
