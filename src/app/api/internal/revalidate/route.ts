import { refreshEverything } from '@/site/data/routing/refresh-everything'

export const dynamic = 'force-dynamic'

/** For our own background programs: after an import, it expires every public page. */
export async function POST(request: Request): Promise<Response> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  const done = await refreshEverything(token)
  return Response.json({ ok: done }, { status: done ? 200 : 403 })
}
