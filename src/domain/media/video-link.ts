type VideoKind = 'file' | 'youtube' | 'vimeo' | 'facebook' | 'matterport' | 'tour'

export type VideoLink = { kind: VideoKind; embedUrl: string }

type Provider = { hosts: readonly string[]; kind: VideoKind; embed: (url: URL) => string | null }

const videoFile = /\.(mp4|mov|wmv|avi|flv|webm)/i

const providers: readonly Provider[] = [
  { hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'], kind: 'youtube', embed: embedYoutube },
  { hosts: ['vimeo.com'], kind: 'vimeo', embed: embedVimeo },
  { hosts: ['facebook.com', 'fb.watch'], kind: 'facebook', embed: embedFacebook },
  { hosts: ['matterport.com'], kind: 'matterport', embed: (url) => url.href },
  // The external virtual-tour host and the other viewer host of the specification, which names neither.
  { hosts: ['nodalview.com', 'kuula.co'], kind: 'tour', embed: (url) => url.href },
]

/**
 * What a video or tour link is and the address to embed it by (specification section 5); null when it is
 * none of the known kinds or no http(s) address.
 */
export function parseVideoLink(url: string): VideoLink | null {
  const link = parseHttpUrl(url)
  if (!link) return null
  // Not in the host: www.movies.example has '.mov' in it.
  if (videoFile.test(link.pathname + link.search)) return { kind: 'file', embedUrl: link.href }
  const provider = providers.find(({ hosts }) => hosts.some((host) => isOnHost({ link, host })))
  // A page of https cannot embed one of http.
  link.protocol = 'https:'
  const embedUrl = provider?.embed(link)
  return provider && embedUrl ? { kind: provider.kind, embedUrl } : null
}

function parseHttpUrl(text: string): URL | null {
  try {
    const url = new URL(text.trim())
    const isHttp = url.protocol === 'http:' || url.protocol === 'https:'
    return isHttp && url.username === '' && url.password === '' ? url : null
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
