import { readFileSync } from 'node:fs'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import next from 'next'
import { describe, expect, it } from 'vitest'
import { ownerPolicy } from '@/domain/routing/owner-policy'
import { canonicalQuery } from '@/domain/search/canonical-query'
import { writePageJsonQuickly } from '../../../tools/server/quick-page-json.mjs'
import { hasFailedPart } from '../../../tools/server/response-cache/response-cache.mjs'
import { cachedHeaders } from '../../../tools/server/response-cache/send-response.mjs'
import PageStore from '../../../tools/server/page-store.mjs'
import { readCacheableRequest } from '../../../tools/server/response-cache/cacheable-request.mjs'

// What the code relies on in Next and React although they do not document it: docs/decisions/0035-internals-of-next.md.
const require = createRequire(import.meta.url)
const { resolve } = require

const sourceOf = (name: string): string => readFileSync(resolve(`next/dist/${name}`), 'utf8')

/** The texts that a module of Next exports under names that match. */
function textsIn(name: string, exported: RegExp): string[] {
  const all: Record<string, unknown> = require(`next/dist/${name}`)
  return Object.entries(all).flatMap(([key, value]) =>
    exported.test(key) && typeof value === 'string' ? [value] : [],
  )
}

const ask = (headers: Record<string, string>) => {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url: '/fr/', headers: { 'accept-encoding': 'br', ...headers } })
  return readCacheableRequest(request)
}

describe('Next', () => {
  it('closes an upgrade connection at the server that it is given, and at no other', async () => {
    const [siteServer, own] = [createServer(), createServer()]
    const site = next({ dev: false, hostname: 'localhost', port: 1, httpServer: siteServer })
    const request = new IncomingMessage(Object.assign(new Socket(), { server: own }))
    const answering = site.getRequestHandler()(request, new ServerResponse(request))
    await expect(answering).rejects.toThrow('prepare()')
    expect([siteServer.listenerCount('upgrade'), own.listenerCount('upgrade')]).toEqual([1, 0])
  })

  it('sends requests to itself where it is configured to, whatever a proxy or a stranger sends', () => {
    const handler = sourceOf('server/app-render/action-handler.js')
    expect(handler.match(/let origin = process\.env\.__NEXT_PRIVATE_ORIGIN;/g)).toHaveLength(2)
  })

  it('reads only headers with which a request bypasses the response cache', () => {
    const own = textsIn('client/components/app-router-headers', /^(?:RSC_HEADER|ACTION_HEADER|NEXT_.*)$/)
    const asked = own.filter(
      (name) => /^(?:rsc|next-)/.test(name) && name !== 'next-instant-navigation-testing',
    )
    expect(asked).toEqual(
      expect.arrayContaining(['rsc', 'next-action', 'next-router-state-tree', 'next-router-prefetch']),
    )
    expect(ask({})).not.toBeNull()
    for (const name of asked) expect(ask({ [name]: '1' }), name).toBeNull()
    for (const name of textsIn('lib/constants', /^(?:PRERENDER_|NEXT_.*)HEADER$/))
      expect(ask({ [name]: '1' }), name).toBeNull()
  })

  it('recognises previews by cookies with which a request bypasses the response cache', () => {
    const cookies = textsIn('server/api-utils', /^COOKIE_NAME_/)
    expect(cookies).toHaveLength(2)
    for (const name of cookies) expect(ask({ cookie: `a=1; ${name}=x` }), name).toBeNull()
  })

  it('reads only query parameters with which a request bypasses the response cache', () => {
    const keys = [
      ...textsIn('client/components/app-router-headers', /^NEXT_RSC_UNION_QUERY$/),
      ...textsIn('lib/constants', /^NEXT_(?:QUERY_PARAM|INTERCEPTION_MARKER)_PREFIX$/),
    ]
    expect(keys.sort()).toEqual(['_rsc', 'nxtI', 'nxtP'])
    for (const key of keys) expect(canonicalQuery(`${key}path=1`), key).toBeNull()
    expect(canonicalQuery('unknown=1')).toBe('')
  })

  it('describes its own cache in headers that the response cache does not store', () => {
    const names = textsIn('client/components/app-router-headers', /_HEADER$/).filter((name) =>
      name.startsWith('x-'),
    )
    expect(names).toContain('x-nextjs-prerender')
    expect(sourceOf('build/templates/app-page-runtime.js').includes("'x-nextjs-cache'")).toBe(true)
    const ofNext = [...names.filter((name) => name !== 'x-action-revalidated'), 'x-nextjs-cache']
    const kept = cachedHeaders(Object.fromEntries(ofNext.map((name) => [name, '1'])))
    expect(kept.map(([name]) => name)).toEqual(['vary', 'cache-control'])
  })

  it('lets shared caches store a page with the Cache-Control that the edge replaces', () => {
    const { getCacheControlHeader } = require('next/dist/server/lib/cache-control')
    for (const revalidate of [60, false])
      expect(getCacheControlHeader({ revalidate, expire: 90 })).toMatch(/^s-maxage=/)
  })

  it('calls the page store with the kind and the methods that it implements', () => {
    const { CachedRouteKind } = require('next/dist/server/response-cache/types')
    expect(CachedRouteKind.APP_PAGE).toBe('APP_PAGE')
    const { CacheHandler } = require('next/dist/server/lib/incremental-cache')
    const methods = Object.getOwnPropertyNames(CacheHandler.prototype)
    expect(Object.getOwnPropertyNames(PageStore.prototype).sort()).toEqual(methods.sort())
  })

  it('takes the nonce of its scripts from the policy of a request', () => {
    const { getScriptNonceFromHeader } = require('next/dist/server/app-render/get-script-nonce-from-header')
    const policy = ownerPolicy({ nonce: 'bm9uY2U=', hashes: ['abc'], development: false })
    expect(getScriptNonceFromHeader(policy)).toBe('bm9uY2U=')
  })

  it('measures a page as JSON, where the data of a page are a number and other buffers what they were', () => {
    const measuring = sourceOf('server/lib/incremental-cache/index.js').match(
      /JSON\.stringify\(data\)[^;]*;/g,
    )
    expect(measuring).toEqual(['JSON.stringify(data).length;'])
    const { toJSON } = Buffer.prototype
    writePageJsonQuickly()
    const [rscData, body] = [Buffer.from('data of a page'), Buffer.from('ab')]
    expect(JSON.parse(JSON.stringify({ rscData, body }))).toEqual({ rscData: 14, body: body.toJSON() })
    expect(JSON.stringify(body)).toBe('{"type":"Buffer","data":[97,98]}')
    Buffer.prototype.toJSON = toJSON
  })

  it('calls the document of an error, and the data of a page, as before', () => {
    const failed = sourceOf('client/components/builtin/global-error.js')
    expect(failed.includes('id: "__next_error__"')).toBe(true)
    expect(hasFailedPart(Buffer.from('<html id="__next_error__">'))).toBe(true)
    expect(sourceOf('server/app-render/use-flight-response.js').includes('self.__next_f')).toBe(true)
  })
})

const { createElement, Suspense } = require('next/dist/compiled/react')
const { renderToPipeableStream } = require('next/dist/compiled/react-dom/server.node')

/** A page with a part that fails; `late`: after the rest was sent. */
function drawFailing(late: boolean): Promise<string> {
  const failing = late ? new Promise((_, reject) => setTimeout(() => reject(new Error('Broken')), 20)) : null
  const Part = () => {
    if (failing) return require('next/dist/compiled/react').use(failing)
    throw new Error('Broken')
  }
  const page = createElement('main', null, createElement(Suspense, { fallback: 'Wait' }, createElement(Part)))
  const stream = new PassThrough()
  const { pipe } = renderToPipeableStream(page, {
    onError: () => 'digest',
    onShellReady: () => pipe(stream),
  })
  return text(stream)
}

describe('React', () => {
  it.each([false, true])('notes in a page that a part of it failed, late: %s', async (late) => {
    const page = await drawFailing(late)
    expect(page.startsWith('<main>')).toBe(true)
    expect(hasFailedPart(Buffer.from(page))).toBe(true)
  })

  it('marks the components of the browser as before', () => {
    const folder = path.dirname(resolve('next/dist/compiled/react-server-dom-turbopack/package.json'))
    const server = readFileSync(`${folder}/cjs/react-server-dom-turbopack-server.node.production.js`, 'utf8')
    const [, tag] = /\$\$typeof: \{ value: (\w+)/.exec(server) ?? []
    expect(server.includes(`${tag} = Symbol.for("react.client.reference")`), tag).toBe(true)
  })

  it('leaves its mark on what it has taken over, for which the journeys wait', () => {
    const client = readFileSync(
      resolve('next/dist/compiled/react-dom/cjs/react-dom-client.production.js'),
      'utf8',
    )
    expect(client.includes('"__reactFiber$" + ')).toBe(true)
  })
})
