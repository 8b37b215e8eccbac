// Gives the edge, which cannot load TypeScript, the site's rules for the queries of addresses. Next compiles this file separately into
// each part of the site, so the state is on `globalThis`.

/**
 * @typedef {object} QueryRules
 * @property {(query: string) => string | null} canonicalize finds the canonical query of the page that a query leads to; null if the
 *   page may be for one visitor alone
 * @property {(query: string) => boolean} hasOwnPage whether an address with this query is a page of its own, rendered on each request
 */

/** @type {{ current: null | QueryRules }} */
const shared = (globalThis.queryRules ??= { current: null })

/**
 * Registers the rules when the site starts.
 * @param {QueryRules} rules
 */
export function registerQueryRules(rules) {
  shared.current = rules
}

/**
 * The canonical query of the page that a query leads to; null if the page may be for one visitor alone.
 * @param {string} query without its question mark
 */
export function canonicalQueryOf(query) {
  if (query === '') return ''
  return shared.current ? shared.current.canonicalize(query) : null
}

/**
 * Whether an address with this query is a page of its own; false before the site has started.
 * @param {string} query without its question mark
 */
export const hasOwnPage = (query) => query !== '' && shared.current?.hasOwnPage(query) === true
