// The tags that the site sends to the caches in front of it. Plain JavaScript, because the server loads it before anything is compiled.

/** Every page that a cache may keep has this tag: a purge of it is a purge of everything. */
export const everything = 'site'

/** The tag of pages that depend on a search, and of each change that may change its result. */
export const searchTag = 'property-search'

// Varnish reads a header of 8 KB at most by default.
const longest = 4000

const tagOfProperty = /^propert(?:ies|y-references):/

/**
 * The addresses of caches in a text of the environment, separated by spaces or commas.
 * @param {string} text
 * @returns {string[] | null} null if one of them is not the address of a cache; it may hold no login, query or anchor
 */
export function readCaches(text) {
  const parts = text.split(/[\s,]+/).filter(Boolean)
  const isCache = (part) => {
    const url = URL.canParse(part) ? new URL(part) : null
    return (
      url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !/[?#]/.test(part)
    )
  }
  return parts.every(isCache) ? [...new Set(parts)] : null
}

/**
 * The tags of a page as caches get them. When they are too many for a header, coarser ones take their place.
 * @param {{ tags: ReadonlySet<string>, isSearched: boolean }} sources `isSearched`: it depends on an answer of the search
 * @returns {string | null} null if there are too many even then: no cache may keep the page
 */
export function tagsOfPage({ tags, isSearched }) {
  const all = [everything, ...(isSearched ? [searchTag] : []), ...tags]
  if (all.join(' ').length <= longest) return all.join(' ')
  // Each change of a property purges this tag too.
  const coarse = new Set(all.map((tag) => (tagOfProperty.test(tag) ? 'properties' : tag)))
  const text = [...coarse].join(' ')
  return text.length <= longest ? text : null
}

/**
 * The tags of several changes in the form of one purge.
 * @param {readonly (readonly string[])[]} changes
 */
export function tagsOfPurge(changes) {
  const all = [...new Set(changes.flat())]
  const text = all.join(' ')
  return all.includes(everything) || text.length > longest ? everything : text
}
