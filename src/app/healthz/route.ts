import { getHealth } from '@/site/data/health'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const status = await getHealth()
  return Response.json({ status }, { status: status === 'ok' ? 200 : 503 })
}
