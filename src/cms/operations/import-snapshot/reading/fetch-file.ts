import type { IncomingMessage } from 'node:http'
import { askHost, nextUrl } from '@/cms/operations/ask-host'

type FetchOptions = {
  /** Also from this machine and its network, for a trusted snapshot. */
  allowPrivateHosts: boolean
  maximumBytes: number
}

const patience = 20_000 // milliseconds
const mostRedirects = 5

async function readAll(answer: IncomingMessage, { maximumBytes }: FetchOptions): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > maximumBytes) throw new Error(`larger than ${maximumBytes / 1_000_000} MB`)
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/**
 * Fetches a file from the web, from public addresses only unless more is allowed. It connects to the address that was
 * checked, and checks again after every redirect.
 * @throws Error with the reason for a failure.
 */
export async function fetchFile(address: string, options: FetchOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(patience)
  const { allowPrivateHosts } = options
  let url = new URL(address)
  for (let asked = 0; asked <= mostRedirects; asked += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('leads to no web address')
    const answer = await askHost(url, { allowPrivateHosts, signal })
    const next = nextUrl(answer, url)
    if (next === null && answer.statusCode === 200) return readAll(answer, options)
    answer.destroy()
    if (next === null) throw new Error(`answered ${answer.statusCode ?? 'nothing'}`)
    url = next
  }
  throw new Error('leads from one address to the next')
}
