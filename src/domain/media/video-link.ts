import { isVideoPath } from './video-file'

type VideoKind = 'file' | 'youtube' | 'vimeo' | 'facebook' | 'matterport' | 'tour'

export type VideoLink = {
  kind: VideoKind
  embedUrl: string
  /** The host, by the name that visitors know: 'youtube.com'. */
  host: string
}

type Provider = {
  hosts: readonly [string, ...string[]]
  kind: VideoKind
  embed: (url: URL) => string | null
  /** The sources of its embed addresses, as the Content-Security-Policy names them. */
  frames: readonly string[]
}

const providers: readonly Provider[] = [
  {
    hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    kind: 'youtube',
    embed: embedYoutube,
    frames: ['https://www.youtube-nocookie.com'],
  },
  { hosts: ['vimeo.com'], kind: 'vimeo', embed: embedVimeo, frames: ['https://player.vimeo.com'] },
  {
    hosts: ['facebook.com', 'fb.watch'],
    kind: 'facebook',
    embed: embedFacebook,
    frames: ['https://www.facebook.com'],
  },
  viewerOf({ host: 'matterport.com', kind: 'matterport' }),
  // The external virtual-tour host and the other viewer host of the specification, which names neither.
  viewerOf({ host: 'nodalview.com', kind: 'tour' }),
  viewerOf({ host: 'kuula.co', kind: 'tour' }),
]

/** Every source that may be framed for a video or tour; `frame-src` of next.config.mjs names exactly these. */
export const videoFrameSources: readonly string[] = providers.flatMap(({ frames }) => frames)

/**
 * The kind of a video or tour link and its embed address (specification section 5); null for an unknown kind or anything
 * but an http(s) address.
 */
export function parseVideoLink(url: string): VideoLink | null {
  const link = parseHttpUrl(url)
  if (!link) return null
  // A page on https cannot embed an http address.
  link.protocol = 'https:'
  if (isVideoPath(link)) return { kind: 'file', embedUrl: link.href, host: link.hostname }
  const provider = providers.find(({ hosts }) => hosts.some((host) => isOnHost({ link, host })))
  const embedUrl = provider?.embed(link)
  return provider && embedUrl ? { kind: provider.kind, embedUrl, host: provider.hosts[0] } : null
}

/** The kind of a link to a virtual tour and its embed address; a file is never one, whatever its host. */
export function parseTourLink(url: string): VideoLink | null {
  const link = parseVideoLink(url)
  return link?.kind === 'file' ? null : link
}

/** The address that plays at once, for a visitor who pressed play. */
export function playingUrl({ kind, embedUrl }: VideoLink): string {
  if (kind === 'file' || kind === 'tour') return embedUrl
  const url = new URL(embedUrl)
  url.searchParams.set(kind === 'matterport' ? 'play' : 'autoplay', '1')
  return url.href
}

function viewerOf({ host, kind }: { host: string; kind: VideoKind }): Provider {
  return { hosts: [host], kind, embed: (url) => url.href, frames: [`https://${host}`, `https://*.${host}`] }
}

function parseHttpUrl(text: string): URL | null {
  try {
    const url = new URL(text.trim())
    const isHttp = url.protocol === 'http:' || url.protocol === 'https:'
    // The known hosts answer on the default port only: another port is another program.
    const isPlain = url.username === '' && url.password === '' && url.port === ''
    return isHttp && isPlain ? url : null
  } catch {
    return null
  }
}

function isOnHost({ link, host }: { link: URL; host: string }): boolean {
  // With the dot: evilmatterport.com is not matterport.com.
  return link.hostname === host || link.hostname.endsWith(`.${host}`)
}

function embedYoutube(link: URL): string | null {
  const [first = '', second = ''] = link.pathname.split('/').filter(Boolean)
  const id = isOnHost({ link, host: 'youtu.be' }) ? first : youtubeId({ link, first, second })
  return id && /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null
}

function youtubeId({ link, first, second }: { link: URL; first: string; second: string }): string | null {
  if (first === 'watch') return link.searchParams.get('v')
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null
}

function embedVimeo({ pathname }: URL): string | null {
  const id = /^\/(\d+)\/?$/.exec(pathname)?.[1]
  return id ? `https://player.vimeo.com/video/${id}?dnt=1` : null
}

function embedFacebook(link: URL): string | null {
  const isShort = isOnHost({ link, host: 'fb.watch' })
  const isVideo = isShort ? link.pathname.length > 1 : /\/videos\/\d+\/?$/.test(link.pathname)
  return isVideo ? `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(link.href)}` : null
}
