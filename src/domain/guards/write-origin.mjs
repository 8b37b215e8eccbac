// Plain JavaScript, because the server loads it before anything is compiled (tools/server).

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
 * these headers and are allowed, as they have no visitor's cookies.
 * @param {{ site?: string | null, origin?: string | null, host?: string | null, siteUrl: string }} asked the headers
 * `Sec-Fetch-Site`, `Origin` and `Host`, and the public address of the site
 * @returns {boolean}
 */
export function isFromElsewhere({ site, origin, host, siteUrl }) {
  if (site !== null && site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== null && origin !== undefined && !isOwnOrigin({ origin, host: host ?? '', siteUrl })
}
