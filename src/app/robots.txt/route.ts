import { env } from '@/env'
import { buildRobots } from '@/site/seo/robots'

// The start sets the address of the site, not the build.
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(buildRobots(env.SITE_URL), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
