// What the site tells the caches in front of it. Plain JavaScript, because the server loads it before anything is compiled.

/** Every page that a cache may keep has this tag: what is said about it is said about everything. */
export const everything = 'site'

/** The tag of what depends on an answer of the search, and of each change that may give it another one. */
export const searchTag = 'property-search'

// Varnish reads a header of 8 KB at most by default.
const longest = 4000

const tagOfProperty = /^propert(?:ies|y-references):/

/**
 * The addresses of caches in a text of the environment, which are parted by spaces or commas.
 * @param {string} text
 * @returns {string[] | null} null if one of them is none; what belongs to a login or a page has no place in them
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
 * The tags of a page as caches are told them. So many that no header holds them become coarser ones.
 * @param {{ tags: ReadonlySet<string>, isSearched: boolean }} sources `isSearched`: it depends on an answer of the search
 * @returns {string | null} null if there are too many even then: no cache may keep the page
 */
export function tagsOfPage({ tags, isSearched }) {
  const all = [everything, ...(isSearched ? [searchTag] : []), ...tags]
  if (all.join(' ').length <= longest) return all.join(' ')
  // Whatever changes a property says this tag too.
  const coarse = new Set(all.map((tag) => (tagOfProperty.test(tag) ? 'properties' : tag)))
  const text = [...coarse].join(' ')
  return text.length <= longest ? text : null
}

/**
 * The tags of several changes as caches are told them in one purge.
 * @param {readonly (readonly string[])[]} changes
 */
export function tagsOfPurge(changes) {
  const all = [...new Set(changes.flat())]
  const text = all.join(' ')
  return all.includes(everything) || text.length > longest ? everything : text
}
