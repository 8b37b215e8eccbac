import { readFileSync } from 'node:fs'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import next from 'next'
import { describe, expect, it } from 'vitest'

// What the edge relies on although Next does not document it; the record is docs/decisions/0020-the-edge.md.
const { resolve } = createRequire(import.meta.url)

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
    const handler = readFileSync(resolve('next/dist/server/app-render/action-handler.js'), 'utf8')
    expect(handler.match(/let origin = process\.env\.__NEXT_PRIVATE_ORIGIN;/g)).toHaveLength(2)
  })
})
