/** The tile server, and its attribution. */
export type Tiles = { url: string; attribution: readonly AttributionPart[] }

export type AttributionPart = { text: string; href: string | null }

/** The values that Leaflet puts in the place of {s}. */
export const tileSubdomains = ['a', 'b', 'c'] as const

/**
 * The origins of a tile address, several if it has an {s}; none for a path of this site. Null for what is neither http(s)
 * nor such a path, or lacks {z}, {x} or {y}.
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

/** The host that visitors are told about before the map loads its tiles; null if this site serves them. */
export function tileHost({ url, siteUrl }: { url: string; siteUrl: string }): string | null {
  // 'tiles.example' is clearer than the name of one of its servers.
  const [origin] = tileOrigins(url.replace('//{s}.', '//')) ?? []
  return origin === undefined || origin === new URL(siteUrl).origin ? null : new URL(origin).hostname
}

const copyrightPage = 'https://www.openstreetmap.org/copyright'

/** The attribution as plain text, with the link that OpenStreetMap asks for. */
export function attributionParts(attribution: string): AttributionPart[] {
  return attribution
    .split(/(OpenStreetMap(?: contributors)?)/i)
    .filter((text) => text !== '')
    .map((text) => ({ text, href: /^OpenStreetMap/i.test(text) ? copyrightPage : null }))
}
