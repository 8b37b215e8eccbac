import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { isSigned } from './s3-signature'

// The only key that s3rver knows.
const key = 'S3RVER'

export type S3Server = {
  /** The environment of a site with this bucket. */
  environment: Record<string, string>
  /** What was asked: `PUT /bucket/key`. */
  requests: string[]
  /** Requests for which it says yes are answered with an error of the server. */
  breakOn: (isBroken: (request: string) => boolean) => void
  /** Requests for which it says yes are carried out half a second later. */
  delayOn: (isLate: (request: string) => boolean) => void
  /** No request gets an answer, until this is undone. */
  cutOff: (isCut: boolean) => void
  stop: () => Promise<void>
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

/**
 * A server of S3 with a bucket: s3rver, which stores and lists as S3 does but checks no signature of version 4, behind a
 * check of them. Nothing in it is public.
 */
export async function startS3Server({
  bucket = 'maison-brabant',
  prefix = 'brabant/site',
} = {}): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'maison-brabant-s3-'))
  const storage = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  await storage.configureBuckets()
  const answer = storage.callback()
  const requests: string[] = []
  let isBroken: (request: string) => boolean = () => false
  let isLate: (request: string) => boolean = () => false
  let isCut = false
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (isCut) return void request.socket.destroy()
    const { pathname } = new URL(request.url ?? '/', 'http://s3.test')
    const asked = `${request.method} ${decodeURIComponent(pathname)}`
    requests.push(asked)
    if (!isSigned(request, key)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (isBroken(asked)) return refuse(response, 500, 'InternalError')
    if (isLate(asked)) return void setTimeout(() => void answer(request, response), 500)
    return void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('The S3 server has no port')
  return {
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
      S3_PREFIX: prefix,
    },
    requests,
    breakOn: (decide) => void (isBroken = decide),
    delayOn: (decide) => void (isLate = decide),
    cutOff: (cut) => void (isCut = cut),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
