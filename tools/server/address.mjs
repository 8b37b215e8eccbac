// One spelling of an address, so that every guard sees the path that is routed.

// Letters, digits, "-", ".", "_" and "~" mean the same whether they are encoded or not (RFC 3986, 2.3).
const needlesslyEncoded = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi
const control = /[\u0000-\u001f\u007f]/
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype))
const programs = new Set(['api', 'admin', '_next'])
// U+FFFD, which no page has in its path.
const unreadable = '%EF%BF%BD'

/** The decoded segment; null if its encoding is broken. */
function decode(segment) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

const spell = (path) =>
  path
    .replace(needlesslyEncoded, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    // Next would take a path that looks like the file of a page for that file.
    .replaceAll('[', '%5B')
    .replaceAll(']', '%5D')

const isLegible = (segment) => {
  const text = decode(segment)
  return text !== null && !control.test(text)
}

/** The path with its illegible segments replaced: a visitor who mistyped a page gets the site's own 404. */
const mend = (path) =>
  path
    .split('/')
    .map((segment) => (isLegible(segment) ? segment : unreadable))
    .join('/')

function isReadable(path) {
  if (!path.startsWith('/') || path.includes('\\')) return false
  return path.split('/').every((segment) => isLegible(segment) && segment !== '.' && segment !== '..')
}

/** Whether a segment changes its meaning when it is decoded again, or is a property of every JavaScript object. */
function isTrap(segment) {
  const text = decode(segment) ?? ''
  return /[/\\]|%[\da-f]{2}/i.test(text) || inherited.has(text)
}

/** The parameters of a query as they were written, limited to the first `names` names and `all` in total. */
function shorten(query, { names, all }) {
  const known = new Set()
  const limited = []
  for (const parameter of query.split('&')) {
    const [name] = parameter.split('=', 1)
    if (limited.length === all) break
    if (known.size === names && !known.has(name)) continue
    known.add(name)
    limited.push(parameter)
  }
  return limited.join('&')
}

/**
 * The path and the query of an address as they are written; the query without its question mark, '' without one.
 * @param {string} address
 */
export function splitAddress(address) {
  const at = address.indexOf('?')
  return at === -1
    ? { path: address, query: '' }
    : { path: address.slice(0, at), query: address.slice(at + 1) }
}

/**
 * Reads the target of a request.
 * @param {string} target as it stands in the first line of the request
 * @returns {{ path: string, query: string } | { status: 400 | 404 }} the path in its one spelling
 */
export function readAddress(target) {
  // A proxy may send the full URL (RFC 9112, 3.2.2).
  const local = target.replace(/^https?:\/\/[^/?]*/i, '') || '/'
  const { path: written, query } = splitAddress(local)
  const spelt = spell(written)
  const path = programs.has(spelt.split('/').find(Boolean)) ? spelt : mend(spelt)
  if (local.includes('#') || !isReadable(path)) return { status: 400 }
  const segments = path.split('/').filter(Boolean)
  if (programs.has(segments[0]) && segments.some(isTrap)) return { status: 404 }
  return { path, query }
}

/**
 * Joins the result of `readAddress`. The router reads each name of a query several times, so their number is limited; a
 * repeated one counts once.
 */
export const writeAddress = ({ path, query }, most) =>
  query === '' ? path : `${path}?${shorten(query, most)}`
