import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

function parsePart(part) {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

function isSignedBy(key, token, now) {
  const [head, body, signature, ...more] = token.split('.')
  if (!signature || more.length > 0 || parsePart(head)?.alg !== 'HS256') return false
  const expected = createHmac('sha256', key).update(`${head}.${body}`).digest()
  const received = Buffer.from(signature, 'base64url')
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false
  const claims = parsePart(body)
  return claims?.collection === 'users' && claims.exp * 1000 > now
}

function tokensOf({ authorization = '', cookie = '' }) {
  const [, header] = /^(?:JWT|Bearer) (.+)$/.exec(authorization) ?? []
  const cookies = [...cookie.matchAll(/(?:^|;)\s*payload-token=([^;]*)/g)].map(([, value]) => value.trim())
  return [header, ...cookies].filter((token) => token !== undefined && token.length < 4096)
}

/**
 * Whether a request carries a staff login that this site has signed and that has not expired. It does not query the
 * database, so a session that was ended meanwhile still counts: it only opens the way to the guards behind.
 * @param {string} secret PAYLOAD_SECRET
 * @returns {(headers: import('node:http').IncomingHttpHeaders) => boolean}
 */
export function createStaffCheck(secret) {
  // Everybody could sign with an empty key.
  if (!secret) return () => false
  // The key that Payload signs with.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return (headers) => tokensOf(headers).some((token) => isSignedBy(key, token, Date.now()))
}
