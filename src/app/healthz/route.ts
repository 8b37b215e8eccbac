import { isHealthy } from '@/site/data/health'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const healthy = await isHealthy()
  return Response.json({ status: healthy ? 'ok' : 'unavailable' }, { status: healthy ? 200 : 503 })
}
