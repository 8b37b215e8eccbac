import { env } from '@/env'
import { buildRobots } from '@/site/seo/robots'

// The address of the site is that of the start, not of the build.
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(buildRobots(env.SITE_URL), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
