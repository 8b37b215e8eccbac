import { findSitemap } from '@/site/data/routing/find-sitemap'

// Rendered on each request from cached data: a build has no database, and the parts would fill the page cache.
export const dynamic = 'force-dynamic'

type SitemapRouteContext = { params: Promise<{ part: string }> }

export async function GET(_request: Request, { params }: SitemapRouteContext): Promise<Response> {
  const sitemap = await findSitemap((await params).part)
  if (sitemap === null) return new Response(null, { status: 404 })
  return new Response(sitemap, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=0' },
  })
}
