// Plain JavaScript, as the server reads it before anything is compiled (tools/server).

const hostOf = (address) => (URL.canParse(address) ? new URL(address).host : null)

/**
 * A page of the site has the origin of its public address. Asked by another name, as behind a proxy or by a number,
 * nobody knows which scheme was typed: there the host decides.
 */
function isOwnOrigin({ origin, host, siteUrl }) {
  if (!URL.canParse(origin)) return false
  const { host: from } = new URL(origin)
  if (from === hostOf(siteUrl)) return new URL(origin).origin === new URL(siteUrl).origin
  return from !== '' && from === host
}

/**
 * Whether a browser says that a request comes from a page of another site: a write is refused then. Programs say nothing
 * of the kind and are let in, as no cookie is lent to them.
 * @param {{ site?: string | null, origin?: string | null, host?: string | null, siteUrl: string }} asked the headers
 *   `Sec-Fetch-Site`, `Origin` and `Host`, and the public address of the site
 * @returns {boolean}
 */
export function isFromElsewhere({ site, origin, host, siteUrl }) {
  if (site !== null && site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== null && origin !== undefined && !isOwnOrigin({ origin, host: host ?? '', siteUrl })
}
