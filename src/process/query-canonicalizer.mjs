// Gives the edge, which cannot load TypeScript, the site's function that finds the canonical query of an address. Next compiles this file
// separately into each part of the site, so the state is on `globalThis`.

/** @type {{ canonicalize: null | ((query: string) => string | null) }} */
const shared = (globalThis.queryCanonicalizer ??= { canonicalize: null })

/**
 * Registers the function when the site starts.
 * @param {(query: string) => string | null} canonicalize
 */
export function registerCanonicalizer(canonicalize) {
  shared.canonicalize = canonicalize
}

/**
 * The canonical query of the page that a query leads to; null if the page may be for one visitor alone.
 * @param {string} query without its question mark
 */
export function canonicalQueryOf(query) {
  if (query === '') return ''
  return shared.canonicalize ? shared.canonicalize(query) : null
}
