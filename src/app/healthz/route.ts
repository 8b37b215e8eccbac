import { getHealth, isBucketAway } from '@/site/data/health'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const [status, isAway] = await Promise.all([getHealth(), isBucketAway()])
  if (status !== 'ok') return Response.json({ status }, { status: 503 })
  return Response.json({ status, ...(isAway && { files: 'bucket-away' }) })
}
