import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { AttackFile } from './attack-files'
import { visitorAddress } from '../../load/form-load'
import { isRecord } from '../../../src/domain/shared/is-record'

export type AttackReply = {
  /** 0 without an answer. */
  status: number
  /** Whether the visitor was told that their form has arrived. */
  isTaken: boolean
  /** The errors by field, in words. */
  errors: Record<string, unknown>
}

type AttackPostsPost = {
  /** The group it is counted in. */
  group: string
  kind: string
  body: BodyInit
  headers: Record<string, string>
}

export type Poster = {
  /** How often each group got each status. */
  counts: Map<string, Map<number, number>>
  taken: () => number
  /** In milliseconds. */
  slowest: () => number
  post: (post: AttackPostsPost) => Promise<AttackReply>
  postJson: (post: { group: string; kind: string; values: Record<string, unknown> }) => Promise<AttackReply>
  postFile: (post: {
    group: string
    values: Record<string, unknown>
    file: AttackFile
  }) => Promise<AttackReply>
}

async function readReply(response: Response): Promise<AttackReply> {
  const { status, headers } = response
  const text = await response.text()
  const isJson = headers.get('content-type')?.startsWith('application/json') === true
  const content: unknown = isJson ? JSON.parse(text) : null
  const errors = isRecord(content) && isRecord(content.errors) ? content.errors : {}
  // A redirect back to the form, which shows its errors.
  const isSentBack = headers.get('location')?.includes('form=') === true
  return { status, isTaken: status === 200 || (status === 303 && !isSentBack), errors }
}

const boundary = 'a-boundary-that-no-file-has'

/** A form with a file as it goes over the wire, whatever the file is called. */
function toMultipart(values: Record<string, unknown>, { name, bytes }: AttackFile): Uint8Array<ArrayBuffer> {
  const parameter =
    typeof name === 'string'
      ? `filename="${name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`
      : name.parameter
  const disposition = (rest: string) => `--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n`
  const fields = Object.entries(values).map(
    ([field, value]) => `${disposition(`name="${field}"`)}\r\n${String(value)}\r\n`,
  )
  const type = 'Content-Type: application/octet-stream'
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(`${fields.join('')}${disposition(`name="cv"; ${parameter}`)}${type}\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  )
}

/** Posts to the forms of a site, each time as another visitor, and counts the answers. */
export function createPoster(url: string): Poster {
  const counts: Poster['counts'] = new Map()
  let sent = 0
  let taken = 0
  let slowest = 0
  const keep = (group: string, reply: AttackReply, took: number): AttackReply => {
    const byStatus = counts.get(group) ?? new Map<number, number>()
    counts.set(group, byStatus.set(reply.status, (byStatus.get(reply.status) ?? 0) + 1))
    if (reply.isTaken) taken += 1
    slowest = Math.max(slowest, took)
    return reply
  }
  const post = async ({ group, kind, body, headers }: AttackPostsPost): Promise<AttackReply> => {
    // Not those of the visitors whose forms are right.
    const address = visitorAddress(8_000_000 + sent)
    sent += 1
    const started = performance.now()
    const reply = await fetch(`${url}/api/forms/${kind}`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { 'x-forwarded-for': address, ...headers },
      signal: AbortSignal.timeout(60_000),
    }).then(readReply, (): AttackReply => ({ status: 0, isTaken: false, errors: {} }))
    return keep(group, reply, performance.now() - started)
  }
  return {
    counts,
    taken: () => taken,
    slowest: () => slowest,
    post,
    postJson: ({ group, kind, values }) =>
      post({
        group,
        kind,
        body: JSON.stringify(values) ?? '',
        headers: { 'content-type': 'application/json' },
      }),
    postFile: ({ group, values, file }) =>
      post({
        group,
        kind: 'job-contact',
        body: toMultipart(values, file),
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          accept: 'application/json',
        },
      }),
  }
}

/** Sends half a request and hangs up. */
export function breakOff({ url, request }: { url: string; request: string }): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.once('close', () => resolve())
    socket.on('error', () => undefined)
    socket.resume()
    socket.write(request, () => setTimeout(() => socket.destroy(), 500))
  })
}
