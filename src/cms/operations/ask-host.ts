import { lookup as resolveName, type LookupAddress } from 'node:dns'
import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { promisify } from 'node:util'
import { isPublicAddress } from '@/domain/guards/public-address'

export type HostOptions = {
  /** Also on this machine and its network, for a trusted snapshot. */
  allowPrivateHosts: boolean
  signal: AbortSignal
  method?: 'GET' | 'HEAD'
  headers?: Readonly<Record<string, string>>
}

const resolveAll = promisify(resolveName)

const privateHost = 'its host is not on the open net; --allow-private-hosts lets it be asked'

/** The addresses of a host, all of which have to be public: a private one means a name made to lead inside. */
async function addressesOf({ hostname }: URL, allowPrivateHosts: boolean): Promise<LookupAddress[]> {
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

/**
 * Asks a host on the open net for an address, at the network address that was checked. The caller reads or destroys the
 * answer.
 * @throws Error if the host is private, unknown or does not answer.
 */
export async function askHost(url: URL, options: HostOptions): Promise<IncomingMessage> {
  const { allowPrivateHosts, signal, method, headers } = options
  const lookup = pinned(await addressesOf(url, allowPrivateHosts))
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    // A connection of its own: a kept one may go to an address that was not checked.
    request(url, { lookup, agent: false, signal, method, headers }, resolve).on('error', reject).end()
  })
}

/** Where an answer sends on; null if it does not. */
export function nextUrl({ headers: { location }, statusCode = 0 }: IncomingMessage, url: URL): URL | null {
  if (statusCode < 300 || statusCode >= 400 || !location || !URL.canParse(location, url.href)) return null
  return new URL(location, url)
}
