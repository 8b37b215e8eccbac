import { PREVIEW_SEGMENT } from '@/domain/routing/preview-address'

/**
 * `/robots.txt`: all but the back office, the programs' addresses and previews. Pages out of the search results are not
 * named here: a crawler has to read them to see that they ask to be left out.
 */
export function buildRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    // The pictures of the site; the longer rule wins.
    'Allow: /api/media/file/',
    'Disallow: /api/',
    'Disallow: /admin',
    `Disallow: /*/${PREVIEW_SEGMENT}/`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
