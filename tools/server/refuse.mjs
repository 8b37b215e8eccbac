import { STATUS_CODES } from 'node:http'

const lingerFor = 2000
const lingerBytes = 1024 * 1024

/** Keeps reading for a moment: closing a connection with unread bytes would lose the answer. */
function linger(request, done) {
  let left = lingerBytes
  const end = () => {
    clearTimeout(timer)
    request.off('data', count).off('end', end).off('close', end)
    done()
  }
  const count = ({ length }) => {
    left -= length
    if (left < 0) end()
  }
  const timer = setTimeout(end, lingerFor)
  request
    .on('data', count)
    .on('end', end)
    .on('close', end)
    .on('error', () => undefined)
}

/**
 * Answers in place of the site, and closes the connection if a body was still to come.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, headers?: Record<string, string> }} refusal
 */
export function refuse(request, response, { status, headers = {} }) {
  const isEmpty = status === 204
  const body = isEmpty ? '' : JSON.stringify({ ok: false, message: STATUS_CODES[status] })
  const type = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const isUnread = !request.complete
  response.writeHead(status, {
    ...(isEmpty ? {} : type),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(isUnread ? { connection: 'close' } : {}),
    ...headers,
  })
  if (!isUnread) return response.end(body)
  response.write(body)
  linger(request, () => response.end())
}
