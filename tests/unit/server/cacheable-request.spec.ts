import { existsSync, readdirSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { canonicalQuery, hasOwnPage } from '@/domain/search/canonical-query'
import { OWNER_HINT_COOKIE, IMPERSONATION_COOKIE, OWNER_SESSION_COOKIE } from '@/domain/owners/owner-cookies'
import { registerQueryRules } from '@/process/query-rules.mjs'
import {
  uncachedFolders,
  readCacheableRequest,
} from '../../../tools/server/response-cache/cacheable-request.mjs'

beforeAll(() => registerQueryRules({ canonicalize: canonicalQuery, hasOwnPage }))

function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url, method })
  Object.assign(request.headers, { host: 'localhost', 'accept-encoding': 'br', ...headers })
  return readCacheableRequest(request)
}

const addressOf = (url: string) => ask(url)?.address ?? null

it('every folder with pages of its own is excluded from the cache', () => {
  const folder = path.join('src', 'app', '(site)', '[locale]')
  const own = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^\w+$/.test(entry.name),
  )
  expect(own.map(({ name }) => name).sort()).toEqual(uncachedFolders)
  expect(existsSync(path.join(folder, '[[...path]]'))).toBe(true)
})

describe('an address', () => {
  it.each([
    ['/fr/', '/fr/'],
    ['/nl/te-koop/', '/nl/te-koop/'],
    ['/fr/?utm_source=x', '/fr/'],
    ['/fr/a-vendre/?page=1', '/fr/a-vendre/'],
    ['/fr/a-vendre/?q=vue&page=2', '/fr/a-vendre/?page=2&q=vue'],
    ['/fr/pr%C3%A9sentation/', '/fr/pr%C3%A9sentation/'],
    ['/fr/owners/', '/fr/owners/'],
  ])('%s is cached as %s', (url, address) => {
    expect(addressOf(url)).toBe(address)
  })

  it.each([
    '/',
    '/for-sale/',
    '/es/',
    '/fr',
    '/fr/a-vendre',
    '/fr//a-vendre/',
    '//fr/',
    '/fr/a-vendre//',
    '/fr/pr%c3%a9sentation/',
    '/fr/%E0%A4/',
    '/fr/%2Fadmin/',
    '/admin/',
    '/api/search?q=a',
    '/_next/data/',
    '/embed/map/?lang=fr',
    '/fr/login/',
    '/fr/owner/',
    '/fr/owner/messages/',
    '/fr/preview/pages/1/',
    '/fr/alerts/confirm/?token=1',
    '/fr/visits/cancel/?token=1',
    '/fr/newsletter/confirm/?token=1',
    '/fr/filtered/a-vendre/?page=2',
    '/fr/unprefixed/',
    '/fr/contact/?form=0123',
    '/fr/contact/?property=2101&visit',
    '/fr/?_rsc=1',
    '/fr/?q=%',
    `/fr/${'a'.repeat(600)}/`,
  ])('%s is not cached', (url) => {
    expect(addressOf(url)).toBeNull()
  })
})

describe('a request', () => {
  it.each([
    ['of staff', { cookie: 'lng=fr; payload-token=x' }],
    ['of an owner', { cookie: `${OWNER_SESSION_COOKIE}=x` }],
    ['of staff who impersonate an owner', { cookie: `a=b;${IMPERSONATION_COOKIE}=x` }],
    ['of a browser of an owner', { cookie: `${OWNER_HINT_COOKIE}=1` }],
    ['of a preview of Next', { cookie: '__prerender_bypass=x' }],
    ['of a program with a login', { authorization: 'JWT x' }],
    ['for the data of a page', { rsc: '1' }],
    ['for a part of it', { 'next-router-segment-prefetch': '/_tree' }],
    ['for a state of the router', { 'next-router-state-tree': 'x' }],
    ['for another address within Next', { 'x-matched-path': '/fr/owner/' }],
    ['that skips the proxy of Next', { 'x-middleware-subrequest': 'src/proxy' }],
    ['for data of another kind', { 'x-nextjs-data': '1' }],
    ['that has Next render anew', { 'x-prerender-revalidate': 'x' }],
    ['that accepts nothing', { 'accept-encoding': 'identity;q=0, *;q=0' }],
  ])('%s is not cacheable', (_case, headers) => {
    expect(ask('/fr/', headers)).toBeNull()
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not cacheable either', (method) => {
    expect(ask('/fr/', {}, method)).toBeNull()
  })

  it.each([
    ['', 'identity'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['deflate, zstd, compress', 'identity'],
    ['br\u0000, ;;q=', 'identity'],
    [`${'x, '.repeat(2000)}br`, 'br'],
  ])('that accepts "%s" gets %s', (accepted, encoding) => {
    const headers: Record<string, string> = accepted === '' ? {} : { 'accept-encoding': accepted }
    const request = new IncomingMessage(new Socket())
    Object.assign(request, { url: '/fr/', method: 'GET' })
    Object.assign(request.headers, headers)
    for (const _again of [1, 2]) expect(readCacheableRequest(request)?.encoding).toBe(encoding)
  })
})
