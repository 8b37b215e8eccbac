import { lookup as resolveName, type LookupAddress } from 'node:dns'
import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { promisify } from 'node:util'
import { isPublicAddress } from '@/domain/guards/public-address'

type FetchOptions = {
  /** Also from this machine and its network, for a trusted snapshot. */
  allowPrivateHosts: boolean
  maximumBytes: number
}

const patience = 20_000 // milliseconds
const mostRedirects = 5

const resolveAll = promisify(resolveName)

const privateHost = 'its host is not on the open net; --allow-private-hosts lets it be asked'

/** The addresses of a host, all of which have to be public: a private one means a name made to lead inside. */
async function addressesOf({ hostname }: URL, { allowPrivateHosts }: FetchOptions): Promise<LookupAddress[]> {
  // An IPv6 address stands in brackets; URL parsing has turned other notations into dotted numbers.
  const addresses = await resolveAll(hostname.replace(/^\[|\]$/g, ''), { all: true })
  const isAllowed = allowPrivateHosts || addresses.every(({ address }) => isPublicAddress(address))
  if (addresses.length === 0 || !isAllowed) throw new Error(privateHost)
  return addresses
}

/** Answers with the checked addresses: a second lookup of the name may lead elsewhere. */
function pinned(addresses: readonly LookupAddress[]): RequestOptions['lookup'] {
  // eslint-disable-next-line max-params -- Node's own signature
  return (_hostname, { all }, answer) => {
    const [first] = addresses
    if (all === true) answer(null, [...addresses])
    else answer(null, first?.address ?? '', first?.family ?? 4)
  }
}

async function ask(url: URL, options: FetchOptions & { signal: AbortSignal }): Promise<IncomingMessage> {
  const lookup = pinned(await addressesOf(url, options))
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    // A connection of its own: a kept one may go to an address that was not checked.
    request(url, { lookup, agent: false, signal: options.signal }, resolve).on('error', reject).end()
  })
}

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

function nextUrl({ headers: { location }, statusCode = 0 }: IncomingMessage, url: URL): URL | null {
  if (statusCode < 300 || statusCode >= 400 || !location) return null
  return new URL(location, url)
}

/**
 * Fetches a file from the web, from public addresses only unless more is allowed. It connects to the address that was
 * checked, and checks again after every redirect.
 * @throws Error with the reason for a failure.
 */
export async function fetchFile(address: string, options: FetchOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(patience)
  let url = new URL(address)
  for (let asked = 0; asked <= mostRedirects; asked += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('leads to no web address')
    const answer = await ask(url, { ...options, signal })
    const next = nextUrl(answer, url)
    if (next === null && answer.statusCode === 200) return readAll(answer, options)
    answer.destroy()
    if (next === null) throw new Error(`answered ${answer.statusCode ?? 'nothing'}`)
    url = next
  }
  throw new Error('leads from one address to the next')
}
