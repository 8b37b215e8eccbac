import { savedLimits, type SavedProperties } from './saved-properties'

/** How long a link that carries favourites to another device can be opened, in days. */
export const SAVED_LINK_DAYS = 14

const mark = '#carry='

/** Where browsers create a link, and where they open it: the token is in the body, so that no log has it. */
export const savedLinkSources = { create: '/api/saved-links', open: '/api/saved-links/open' } as const

/** A token as `saveSavedLink` makes it: 24 random bytes as base64url. */
export const isSavedLinkToken = (text: string): boolean => /^[\w-]{32}$/.test(text)

/** The link of a token. It is in the fragment, which no browser sends: not to the server, and not to other sites. */
export const savedLink = ({ page, token }: { page: string; token: string }): string =>
  `${page}${mark}${token}`

/** What stands in the fragment of an address: null if it carries nothing; '' is no token of a link. */
export function readSavedLink(fragment: string): string | null {
  if (!fragment.startsWith(mark)) return null
  const token = fragment.slice(mark.length)
  return isSavedLinkToken(token) ? token : ''
}

/**
 * The lists with these favourites behind those that are there: nothing is dropped, and what has no room any more is left out.
 */
export function withFavourites(properties: SavedProperties, ids: readonly number[]): SavedProperties {
  const { favourites } = properties
  const missing = missingFavourites(properties, ids).slice(0, savedLimits.favourites - favourites.length)
  return missing.length === 0 ? properties : { ...properties, favourites: [...favourites, ...missing] }
}

/** Which of these are no favourites yet. */
export const missingFavourites = ({ favourites }: SavedProperties, ids: readonly number[]): number[] =>
  ids.filter((id) => !favourites.includes(id))
