import { PREVIEW_SEGMENT } from '@/domain/routing/preview-address'

/**
 * `/robots.txt`: everything but the back office, the API and previews; the public API is open. Pages without indexing are not listed here, because
 * a crawler has to read them to learn it.
 */
export function buildRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    // The pictures of the site; the longer rule wins.
    'Allow: /api/media/file/',
    'Allow: /api/public/',
    'Disallow: /api/',
    'Disallow: /admin',
    `Disallow: /*/${PREVIEW_SEGMENT}/`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
