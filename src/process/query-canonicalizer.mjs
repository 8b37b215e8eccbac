// How the site reads the query of an address, lent to the edge, which cannot load TypeScript. Next compiles this file
// separately into each part of the site, so the state is on `globalThis`.

/** @type {{ read: null | ((query: string) => string | null) }} */
const shared = (globalThis.queryCanonicalizer ??= { read: null })

/**
 * The site says how it reads queries when it starts.
 * @param {(query: string) => string | null} read
 */
export function registerCanonicalizer(read) {
  shared.read = read
}

/**
 * The one query of the page that everybody gets for a query; null if it may be a visitor's own.
 * @param {string} query without its question mark
 */
export function canonicalQueryOf(query) {
  if (query === '') return ''
  return shared.read ? shared.read(query) : null
}
