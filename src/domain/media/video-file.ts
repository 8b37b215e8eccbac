const videoFile = /\.(mp4|mov|wmv|avi|flv|webm)/i

/**
 * Whether an address names a video file (specification section 5). The host is ignored: www.movies.example contains '.mov'.
 */
export function isVideoPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return videoFile.test(pathname + search)
}

export type VideoFile = {
  url: string
  /** The site that serves it; null for a file of our own. */
  host: string | null
}

// Never requested: it only completes a path of our own.
const ownOrigin = 'https://own.invalid'

/**
 * A video file to play directly: a path of this site (`/film.mp4`) or an https address, as a page on https can play nothing
 * else; null for anything else.
 */
export function parseVideoFile(address: string): VideoFile | null {
  const text = address.trim()
  const url = URL.canParse(text, ownOrigin) ? new URL(text, ownOrigin) : null
  if (!url || url.protocol !== 'https:' || url.username !== '' || !isVideoPath(url)) return null
  if (url.origin !== ownOrigin) return /^https:/i.test(text) ? { url: url.href, host: url.hostname } : null
  return text.startsWith('/') ? { url: url.pathname + url.search, host: null } : null
}
