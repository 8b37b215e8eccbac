import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

// Signature version 4 of Amazon, as its documentation describes it; not with the code of the SDK, which it checks.

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

type Claim = { credential: string; signedHeaders: string; signature: string; time: string; payload: string }

function claimOfHeaders({ headers }: IncomingMessage): Claim | null {
  const parts = new Map(
    [...(headers.authorization ?? '').matchAll(/(\w+)=([^,\s]+)/g)].map(([, key, value]) => [key, value]),
  )
  const [credential, signedHeaders, signature] = ['Credential', 'SignedHeaders', 'Signature'].map((key) =>
    parts.get(key),
  )
  if (!credential || !signedHeaders || !signature) return null
  const time = String(headers['x-amz-date'])
  return { credential, signedHeaders, signature, time, payload: String(headers['x-amz-content-sha256']) }
}

function claimOfQuery(query: URLSearchParams): Claim | null {
  const [credential, signedHeaders, signature, time] = [
    'Credential',
    'SignedHeaders',
    'Signature',
    'Date',
  ].map((key) => query.get(`X-Amz-${key}`))
  if (!credential || !signedHeaders || !signature || !time) return null
  return { credential, signedHeaders, signature, time, payload: 'UNSIGNED-PAYLOAD' }
}

const momentOf = (time: string): number =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

function isInTime({ time }: Claim, query: URLSearchParams): boolean {
  const age = (Date.now() - momentOf(time)) / 1000
  return Math.abs(age) < 900 && age <= Number(query.get('X-Amz-Expires') ?? 900)
}

/** Whether a request is signed with this secret, in its headers or in its address, and not too old. */
export function isSigned(request: IncomingMessage, secret: string): boolean {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3.test')
  const claim = claimOfHeaders(request) ?? claimOfQuery(query)
  if (!claim || !isInTime(claim, query)) return false
  const names = claim.signedHeaders.split(';')
  const canonicalQuery = [...query]
    .filter(([key]) => key !== 'X-Amz-Signature')
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .sort()
    .join('&')
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('')
  const canonical = [request.method, pathname, canonicalQuery, headers, claim.signedHeaders, claim.payload]
  const [, day = '', region = '', service = '', end = ''] = claim.credential.split('/')
  const scope = [day, region, service, end].join('/')
  const toSign = ['AWS4-HMAC-SHA256', claim.time, scope, hash(canonical.join('\n'))].join('\n')
  const key = [day, region, service, end].reduce<string | Buffer>(
    (made, part) => hmac(made, part),
    `AWS4${secret}`,
  )
  const expected = hmac(key, toSign).toString('hex')
  return (
    expected.length === claim.signature.length &&
    timingSafeEqual(Buffer.from(expected), Buffer.from(claim.signature))
  )
}
