import type { Random } from '../tests/support/random'

/** A request that nobody of good will sends. */
export type AttackRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'] as const

const words = [
  'abc',
  '1',
  '0',
  '-1',
  '99999999999999999999',
  'null',
  'login',
  'versions',
  'count',
  'access',
  '[[...path]]',
  '[locale]',
  '%00',
  '%0a',
  '%2e%2e',
  '..',
  '%2f',
  '%5c',
  '\\',
  '%E0%A4%A',
  '%ff',
  '%256cogin',
  '%F0%9F%8F%A0',
  '{{7*7}}',
  "'",
  '%22',
  '<x>',
  'a'.repeat(300),
  ...inherited,
] as const

const collections = [
  'properties',
  'projects',
  'pages',
  'agents',
  'cities',
  'media',
  'documents',
  'users',
  'owners',
  'leads',
  'visits',
  'modules',
  'payload-preferences',
  'payload-migrations',
  'payload-locked-documents',
  'nothing',
  ...inherited,
] as const

const doors = [
  '/api/search',
  '/api/homes',
  '/api/map',
  '/api/alerts/count',
  '/api/alerts/confirm',
  '/api/alerts/unsubscribe',
  '/api/newsletter/confirm',
  '/api/newsletter/unsubscribe',
  '/api/forms/site-contact',
  '/api/forms/job-contact',
  '/api/forms/nothing',
  '/api/forms/challenge',
  '/api/visits',
  '/api/visits/move',
  '/api/visits/feed/x.ics',
  '/api/visit-events',
  '/api/owner/login',
  '/api/owner/password',
  '/api/owner/messages',
  '/api/owner/files/1',
  '/api/document-links/x',
  '/api/internal/revalidate',
  '/api/media/file/x.webp',
  '/api/users/login',
  '/api/users/forgot-password',
  '/api/users/reset-password',
  '/api/users/verify/x',
  '/api/users/unlock',
  '/api/users/refresh-token',
  '/api/users/me',
  '/api/users/first-register',
  '/api/globals/site-settings',
  '/api/og',
  '/api/access',
  '/api/payload-jobs/run',
  '/api/graphql',
] as const

const pages = [
  '/',
  '/fr/',
  '/nl/',
  '/de/xyz/',
  '/fr/a-vendre/',
  '/for-sale/',
  '/property/2101/',
  '/fr/owner/',
  '/fr/login/',
  '/fr/preview/pages/1',
  '/fr/filtered/',
  '/fr/unprefixed/',
  '/fr/alerts/confirm/',
  '/fr/newsletter/confirm/',
  '/fr/visits/move/',
  '/embed/map/',
  '/sitemap.xml',
  '/sitemaps/fr.xml',
  '/robots.txt',
  '/healthz',
  '/admin',
  '/admin/login',
  '/admin/collections/pages',
  '/admin/logout',
  '/admin/reset/x',
  '/_next/static/x.js',
  '/_next/image',
  '/_next/data/x/index.json',
  '//evil.test/',
  '/.well-known/x',
] as const

const names = [
  'q',
  'lang',
  'page',
  'sort',
  'city',
  'type',
  'area',
  'ids',
  'list',
  'property',
  'token',
  'form',
  'locale',
  'depth',
  'limit',
  'draft',
  'select[title]',
  'select[constructor]',
  'populate[__proto__]',
  'where[id][equals]',
  'where[id][in]',
  'where[or][0][id][equals]',
  'where[id][near]',
  'where[constructor][equals]',
  'where[createdAt][greater_than]',
  'where',
  'joins',
  '__proto__[x]',
  'fallback-locale',
  '_rsc',
] as const

const methods = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'PROPFIND',
] as const

const headerValues: readonly [name: string, values: readonly [string, ...string[]]][] = [
  ['accept', ['text/html', 'application/json', '*/*', 'text/x-component', ';;;']],
  ['accept-language', ['fr', 'xx-yy;q=2', '*', ',;,', 'de'.repeat(500)]],
  ['accept-encoding', ['gzip', 'br', 'identity;q=0', 'x', '*;q=0']],
  [
    'cookie',
    [
      'payload-token=a.b.c',
      'owner-session=x',
      'payload-lng=__proto__',
      '=;=;',
      'LANGUAGE=constructor',
      '%E0=%',
    ],
  ],
  ['authorization', ['JWT a.b.c', 'Bearer', 'Basic eDp5', 'users API-Key x']],
  ['rsc', ['1']],
  ['next-router-state-tree', ['x', '%5B%22%22%5D', '[[[[', '%E0']],
  ['next-router-prefetch', ['1', '2', 'x']],
  ['next-router-segment-prefetch', ['/_tree', '/x', '../x']],
  ['next-url', ['/x', '%', '//x']],
  ['next-action', ['x', '0123456789', '__proto__', 'a'.repeat(42)]],
  ['content-security-policy', ["script-src 'nonce-x'", "script-src 'nonce-<>'"]],
  ['x-middleware-subrequest', ['src/proxy:src/proxy', 'x']],
  ['x-middleware-rewrite', ['/x']],
  ['x-matched-path', ['/x']],
  ['x-nextjs-data', ['1']],
  ['x-now-route-matches', ['1=x']],
  ['x-invoke-path', ['/x']],
  ['x-http-method-override', ['GET', 'DELETE', '__proto__']],
  ['x-payload-http-method-override', ['GET', 'x']],
  ['x-forwarded-host', ['evil.test', ':::', 'a b']],
  ['host', ['::bad', '[', 'a b', 'evil.test:99999', '', 'localhost:1']],
  ['x-forwarded-proto', ['https', 'javascript']],
  ['origin', ['https://evil.test', 'null', 'x']],
  ['sec-fetch-site', ['same-origin', 'same-site', 'cross-site', 'x']],
  ['range', ['bytes=0-1', 'bytes=9999999-', 'bytes=x', 'bytes=0-0,2-3,5-6']],
  ['if-none-match', ['"x"', '*', 'W/']],
  ['if-modified-since', ['x', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['referer', ['http://localhost/fr/', 'x', 'javascript:1']],
  ['user-agent', ['', 'x', 'Googlebot/2.1', 'a'.repeat(2000)]],
]

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain;charset=UTF-8',
  'text/html',
  'x',
] as const

const scalars: readonly [unknown, ...unknown[]] = [
  '',
  'x',
  '\u0000',
  '\ud800',
  'a@b.example',
  'x'.repeat(3000),
  0,
  -1,
  1e308,
  2 ** 53,
  true,
  null,
]

const keys = [
  'email',
  'password',
  'token',
  'id',
  'name',
  'title',
  'data',
  '_payload',
  'where',
  'locale',
  'collection',
  'slug',
  'role',
  'roles',
  'form',
  'page',
  'property',
  'args',
  ...inherited,
] as const

/** Any value that JSON can say, some of them objects within objects. */
function randomValue(random: Random, depth: number): unknown {
  if (depth === 0 || random.chance(0.4)) return random.pick(scalars)
  const length = random.whole(0, 4)
  const values = Array.from({ length }, () => randomValue(random, depth - 1))
  if (random.chance(0.3)) return values
  return Object.fromEntries(values.map((value) => [random.pick(keys), value]))
}

function randomBody(random: Random): string {
  const json = JSON.stringify(randomValue(random, 4)) ?? ''
  const part = `--x\r\nContent-Disposition: form-data; name="${random.pick(keys)}"`
  return random.pick([
    json,
    json,
    json,
    json.slice(0, random.whole(0, json.length)),
    `${random.pick(keys)}=${random.pick(words)}&__proto__[x]=1`,
    `${part}\r\n\r\n${json}\r\n--x--\r\n`,
    `${part}; filename="x.pdf"\r\nContent-Type: text/html\r\n\r\n<x>\r\n--x--\r\n`,
    part,
    '[{"name":"constructor","args":{}}]',
    '[{"name":"__proto__","args":{}}]',
    '["$F1","$Q2","$K1"]',
    '',
    'x'.repeat(70_000),
  ])
}

const restPath = (random: Random): string =>
  ['/api', ...(random.chance(0.1) ? ['globals'] : []), random.pick(collections)]
    .concat(Array.from({ length: random.whole(0, 3) }, () => random.pick(words)))
    .join('/')

/** Some letters of a path as their percent-encoding. */
const respell = (random: Random, path: string): string =>
  [...path]
    .map((letter) =>
      /[a-z]/.test(letter) && random.chance(0.2) ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    )
    .join('')

function randomPath(random: Random): string {
  const path = random.pick([
    random.pick(doors),
    random.pick(doors),
    random.pick(pages),
    restPath(random),
    restPath(random),
    `${random.pick(pages)}${random.pick(words)}/`,
    `/${random.pick(words)}/${random.pick(words)}`,
    `/admin/collections/${random.pick(collections)}/${random.pick(words)}`,
  ])
  const spelt = random.chance(0.2) ? respell(random, path) : path
  const query = Array.from(
    { length: random.chance(0.5) ? 0 : random.whole(1, 4) },
    () => `${random.pick(names)}=${random.pick(words).replaceAll('#', '')}`,
  )
  return query.length > 0 ? `${spelt}?${query.join('&')}` : spelt
}

/** A random request; the same ones for the same seed. `actions` are the server functions that the build has. */
export function randomRequest(random: Random, actions: readonly string[]): AttackRequest {
  const method = random.pick(methods)
  const headers: Record<string, string> = {}
  for (const [name, values] of headerValues) if (random.chance(0.12)) headers[name] = random.pick(values)
  const [action] = actions
  if (action && random.chance(0.05)) {
    headers['next-action'] = random.pick([action, ...actions])
    return {
      method: 'POST',
      path: random.pick(['/admin', '/admin/login', '/fr/', '/fr/preview/pages/1']),
      headers: { ...headers, 'content-type': random.pick(contentTypes) },
      body: randomBody(random),
    }
  }
  const body = method === 'GET' || method === 'HEAD' ? '' : randomBody(random)
  if (body !== '') headers['content-type'] = random.pick(contentTypes)
  return { method, path: randomPath(random), headers, body }
}
