import { findSitemapIndex } from '@/site/data/routing/find-sitemap'

// Rendered on each request from cached data: a build has no database, and the parts would fill the page cache.
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  return new Response(await findSitemapIndex(), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=0' },
  })
}
