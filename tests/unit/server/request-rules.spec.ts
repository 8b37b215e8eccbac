import { describe, expect, it } from 'vitest'
import { judgeRequest } from '../../../tools/server/request-rules.mjs'

const siteUrl = 'https://www.agency.example'
const multipart = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9' }

type RequestInput = {
  method?: string
  path?: string
  query?: string
  headers?: Record<string, string | undefined>
  staff?: boolean
}

const judge = ({
  method = 'POST',
  path = '/api/leads',
  query = '',
  headers = {},
  staff = false,
}: RequestInput) =>
  judgeRequest(
    { method, path, query, headers, isStaff: () => staff, isAction: (id) => id === 'known' },
    { siteUrl },
  )

const statusOf = (ask: RequestInput) => {
  const verdict = judge(ask)
  return 'status' in verdict ? verdict.status : 200
}

const mostOf = (ask: RequestInput) => {
  const verdict = judge(ask)
  return 'body' in verdict ? verdict.body?.maxBytes : undefined
}

const writes = [
  '/api/users',
  '/api/users/login',
  '/api/users/logout',
  '/api/users/1',
  '/api/globals/site-settings',
  '/api/forms/site-contact',
  '/api/owner/login',
  '/api/visits',
  '/api/visits/cancel',
  '/api/alerts/delete',
  '/api/newsletter/confirm',
  '/api/payload-preferences/nav',
  '/api/anything/that/comes',
  '/admin/login',
  '/fr/preview/pages/1',
]

describe('a write', () => {
  it.each(
    writes.flatMap((path) => ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path] as const)),
  )('from another site is refused: %s %s', (method, path) => {
    for (const headers of [
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'https://evil.test', 'x-http-method-override': 'GET' },
    ])
      expect(statusOf({ method, path, headers: { ...headers, host: 'evil.example' }, staff: true })).toBe(403)
  })

  it.each([{}, { origin: siteUrl }, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'of the site itself or of a program is accepted: %j',
    (headers) => {
      for (const path of writes.filter((each) => each.startsWith('/api/')))
        expect(statusOf({ path, headers })).toBe(200)
    },
  )

  it('of a mail program that unsubscribes with one click is accepted, wherever it comes from', () => {
    const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    for (const list of ['alerts', 'newsletter']) {
      expect(statusOf({ path: `/api/${list}/unsubscribe`, query: 'token=a', headers })).toBe(200)
      expect(statusOf({ path: `/api/${list}/unsubscribe`, headers })).toBe(403)
    }
    expect(statusOf({ path: '/api/newsletter/confirm', query: 'token=a', headers })).toBe(403)
  })

  it('to a page is refused', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of [
        '/',
        '/x/',
        '/fr/contact/',
        '/healthz',
        '/embed/map/',
        '/apix',
        '/_next/static/x.js',
      ])
        expect(statusOf({ method, path, headers: { 'next-action': 'known' }, staff: true })).toBe(405)
  })

  it('has the size limit of its path', () => {
    expect(mostOf({})).toBe(64 * 1024)
    expect(mostOf({ staff: true, path: '/api/media', headers: multipart })).toBe(32 * 1024 * 1024)
    expect(mostOf({ path: '/api/media', headers: multipart })).toBe(64 * 1024)
    expect(mostOf({ path: '/api/forms/job-contact', headers: multipart })).toBe(11 * 1024 * 1024)
    expect(mostOf({ path: '/api/forms/job-contact' })).toBe(64 * 1024)
    expect(mostOf({ path: '/api/owner/messages' })).toBe(256 * 1024)
    expect(mostOf({ path: '/api/owner/messages', headers: multipart })).toBe(256 * 1024)
    expect(mostOf({ path: '/api/owner/messages/new' })).toBe(256 * 1024)
    expect(mostOf({ path: '/api/owner/messages/new', headers: multipart })).toBe(11 * 1024 * 1024)
  })

  it('with files names its boundary', () => {
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'Multipart/Form-Data; charset=x',
    ])
      expect(statusOf({ headers: { 'content-type': type } })).toBe(400)
    expect(statusOf({ headers: { 'content-type': 'multipart/form-data; Boundary="a b"' } })).toBe(200)
  })
})

describe('a server function', () => {
  it.each(['/admin', '/admin/collections/pages/1', '/fr/preview/pages/1'])('of %s is for staff', (path) => {
    const known = { 'next-action': 'known' }
    expect(statusOf({ path, headers: known })).toBe(401)
    expect(statusOf({ path, headers: known, staff: true })).toBe(200)
    expect(statusOf({ path, headers: { 'next-action': 'constructor' }, staff: true })).toBe(404)
    expect(statusOf({ path, staff: true })).toBe(405)
  })
})

describe('a read', () => {
  it('has no body', () => {
    for (const path of ['/', '/fr/', '/api/search', '/admin']) {
      expect(statusOf({ method: 'GET', path })).toBe(200)
      expect(statusOf({ method: 'GET', path, headers: { 'content-length': '0' } })).toBe(200)
      expect(statusOf({ method: 'GET', path, headers: { 'content-length': '1' } })).toBe(413)
      expect(statusOf({ method: 'HEAD', path, headers: { 'transfer-encoding': 'chunked' } })).toBe(413)
    }
  })

  it('has a method that the site knows', () => {
    for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'get', ''])
      expect(statusOf({ method, path: '/fr/' })).toBe(405)
  })

  it('may come from anywhere', () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }
    expect(statusOf({ method: 'GET', path: '/fr/visits/confirm/', headers })).toBe(200)
  })
})
