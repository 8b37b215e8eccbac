/** Where the map's pictures come from, and whom to name for them. */
export type Tiles = { url: string; attribution: readonly AttributionPart[] }

export type AttributionPart = { text: string; href: string | null }

/** The names that the drawing library puts in the place of {s}. */
export const tileSubdomains = ['a', 'b', 'c'] as const

/**
 * The origins that a tile address asks, several where it has an {s}; none for a path of this site. Null for what is
 * neither http(s) nor such a path, or lacks {z}, {x} or {y}.
 */
export function tileOrigins(url: string): string[] | null {
  if (!['{z}', '{x}', '{y}'].every((part) => url.includes(part)) || /[\s;,'"\\]/.test(url)) return null
  if (/^\/(?!\/)/.test(url)) return []
  const origins = new Set(tileSubdomains.map((name) => originOf(url.replaceAll('{s}', name))))
  return origins.has(null) ? null : [...origins].flatMap((origin) => origin ?? [])
}

function originOf(url: string): string | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null
  const { origin, host, username, password } = new URL(url)
  return username || password || /[{}]/.test(host) ? null : origin
}

/** The host a visitor is told of before the map asks it for tiles; null when they come from this site itself. */
export function tileHost({ url, siteUrl }: { url: string; siteUrl: string }): string | null {
  // 'tiles.example' says more than one of its servers.
  const [origin] = tileOrigins(url.replace('//{s}.', '//')) ?? []
  return origin === undefined || origin === new URL(siteUrl).origin ? null : new URL(origin).hostname
}

const copyrightPage = 'https://www.openstreetmap.org/copyright'

/** Whom to name for the tiles, as plain text, with the link that OpenStreetMap asks for behind its name. */
export function attributionParts(attribution: string): AttributionPart[] {
  return attribution
    .split(/(OpenStreetMap(?: contributors)?)/i)
    .filter((text) => text !== '')
    .map((text) => ({ text, href: /^OpenStreetMap/i.test(text) ? copyrightPage : null }))
}
