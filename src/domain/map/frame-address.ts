import type { Locale } from '@/domain/shared/locale'

/** The one address of the map frame; without a known language it is French. */
export const mapFramePath = '/embed/map/'

export const mapFrameHref = (locale: Locale): string => `${mapFramePath}?lang=${locale}`

/**
 * The content security policy of the map frame: only what a map needs, and pictures only from this site and the tile
 * servers in `origins`. `development` allows the tools of `next dev`.
 */
export function mapFramePolicy({
  origins,
  development,
}: {
  origins: string[]
  development: boolean
}): string {
  return [
    "default-src 'none'",
    // Inline scripts: Next writes the page's data into them.
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...origins].join(' ')}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
