// Plain JavaScript, because the server loads it before anything is compiled (tools/server).

/** Only tools/server/edge.mjs sets it, when it removes an `X-Forwarded-For` that it does not trust. */
export const UNTRUSTED_FORWARDED = 'x-forwarded-untrusted'

/**
 * The address a request is counted for: the last one in `X-Forwarded-For`, which our own proxy or the socket wrote.
 * @param {string | null | undefined} forwarded
 * @returns {string}
 */
export const lastHop = (forwarded) => addressGroup(forwarded?.split(',').at(-1) ?? '')

/**
 * The group in which an address is counted: an IPv4 address itself, also in its IPv6 form, and the first 64 bits of an IPv6
 * address, which belong to one household. Other text is returned as it is, at most 45 characters.
 * @param {string} address
 * @returns {string}
 */
function addressGroup(address) {
  const text = address.trim().toLowerCase().slice(0, 45)
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text) ?? []
  if (mapped) return mapped
  return /^[0-9a-f:]+$/.test(text) && text.includes(':') ? `${prefixOf(text)}::/64` : text
}

function prefixOf(address) {
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  // '::' replaces the zeros that are missing to eight groups.
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}

const hostOf = (address) => (URL.canParse(address) ? new URL(address).host : null)

/**
 * A page of the site has the origin of its public address. Under another name, as behind a proxy or by IP address, the
 * scheme is unknown and only the host is compared.
 */
function isOwnOrigin({ origin, host, siteUrl }) {
  if (!URL.canParse(origin)) return false
  const { host: from } = new URL(origin)
  if (from === hostOf(siteUrl)) return new URL(origin).origin === new URL(siteUrl).origin
  return from !== '' && from === host
}

/**
 * Whether a browser says that a request comes from a page of another site: such a write is refused. Programs send none of
 * the headers that it is seen from and are allowed, as they have no visitor's cookies.
 * @param {{ headers: { get: (name: string) => string | null | undefined } }} request
 * @param {string} siteUrl the public address of the site
 * @returns {boolean}
 */
export function isFromElsewhere({ headers }, siteUrl) {
  const site = headers.get('sec-fetch-site') ?? null
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin') ?? null
  return origin !== null && !isOwnOrigin({ origin, host: headers.get('host') ?? '', siteUrl })
}
