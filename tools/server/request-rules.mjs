// The rules for what may be sent where, as a pure function of the request.
import { locales } from '../../src/locales.mjs'
import { isFromElsewhere } from '../../src/domain/guards/request-sender.mjs'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const methods = new Set([...safeMethods, 'POST', 'PUT', 'PATCH', 'DELETE'])

/** The size of files and their form that src/site/features/leads and owner-messages accept. */
const form = { maxBytes: 11 * megabyte, answersTooLarge: true }

// The first matching rule applies; other paths of the API accept a small body.
const bodies = [
  { path: /^\/api\/forms\/./, multipart: form, other: { maxBytes: 64 * kilobyte, answersTooLarge: true } },
  { path: /^\/api\/owner\/messages\/new\/?$/, multipart: form, other: { maxBytes: 256 * kilobyte } },
  { path: /^\/api\/owner\/messages\/?$/, other: { maxBytes: 256 * kilobyte } },
  // Uploads and documents of the back office, only from staff; nobody else sends more than a login.
  { path: /^\/api\//, staff: { maxBytes: 32 * megabyte }, other: { maxBytes: 64 * kilobyte } },
]

// The browser tools of `next dev`, which a built site does not have.
const ofDevelopment = { path: /^\/(?:__nextjs_|_next\/mcp\b)/, other: { maxBytes: megabyte } }

// The addresses of server functions: the back office, and the preview that follows the form.
const actionPath = new RegExp(`^/(?:admin(?:/|$)|(?:${locales.join('|')})/preview/)`)
const action = { maxBytes: megabyte }

// A mail program's own post has its token in the address (RFC 8058).
const oneClick = /^\/api\/(?:alerts|newsletter)\/unsubscribe\/?$/

const hasBody = (headers) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isOneClick = ({ path, query }) => oneClick.test(path) && new URLSearchParams(query).has('token')

function judgeAction({ headers, isStaff, isAction }) {
  const id = headers['next-action']
  if (id === undefined) return { status: 405 }
  if (!isStaff()) return { status: 401 }
  return isAction(id) ? { body: action } : { status: 404 }
}

function judgeWrite(request, { siteUrl, development }) {
  const { path, headers, isStaff } = request
  const sent = { headers: { get: (name) => headers[name] } }
  if (isFromElsewhere(sent, siteUrl) && !isOneClick(request)) return { status: 403 }
  if (request.method === 'POST' && actionPath.test(path)) return judgeAction(request)
  const rules = development ? [...bodies, ofDevelopment] : bodies
  const rule = rules.find((each) => each.path.test(path))
  if (!rule) return { status: 405 }
  const type = (headers['content-type'] ?? '').toLowerCase()
  const isMultipart = type.startsWith('multipart/')
  if (isMultipart && !/;\s*boundary="?[^\s";]/.test(type)) return { status: 400 }
  if (rule.multipart && isMultipart) return { body: rule.multipart }
  return { body: rule.staff && isStaff() ? rule.staff : rule.other }
}

/**
 * The refusal of a request, or the body that it may send, before any of its body is read.
 * @param {{ method: string, path: string, query: string, headers: import('node:http').IncomingHttpHeaders,
 *   isStaff: () => boolean, isAction: (id: string) => boolean }} request
 * @param {{ siteUrl: string, development?: boolean }} site
 * @returns {{ status: number } | { body: { maxBytes: number, answersTooLarge?: boolean } | null }}
 */
export function judgeRequest(request, site) {
  const { method, headers } = request
  if (!methods.has(method)) return { status: 405 }
  if (!safeMethods.has(method)) return judgeWrite(request, site)
  return hasBody(headers) ? { status: 413 } : { body: null }
}
