import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'
import { writeMetrics } from '@/process/site-metrics.mjs'
import { getSiteFigures } from '@/site/data/site-figures'

export const dynamic = 'force-dynamic'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether the request shows the token, compared in a time that tells nothing of it. */
const hasToken = ({ headers }: Request, token: string): boolean =>
  timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`))

/** The figures of this process in the text format of Prometheus, for whoever has `METRICS_TOKEN`. See docs/metrics.md. */
export async function GET(request: Request): Promise<Response> {
  if (!env.METRICS_TOKEN) return new Response(null, { status: 404 })
  if (!hasToken(request, env.METRICS_TOKEN))
    return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
  const { type, text } = await writeMetrics(await getSiteFigures())
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })
}
