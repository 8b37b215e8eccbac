import { readCodedPath } from '@/domain/routing/coded-path'
import { env } from '@/env'
import { limited } from '@/site/guards/rate-limit'
import { drawCode } from '@/domain/shared/draw-code'

/** Sends the QR code of a page of the site; browsers keep it, as an address always has the same code. */
export const sendPageCode = limited({ burst: 60, perMinute: 60 }, async (request) => {
  const path = readCodedPath(new URL(request.url).searchParams.get('path'))
  if (path === null) return Response.json({ error: 'no such page' }, { status: 404 })
  return new Response(drawCode(new URL(path, env.SITE_URL).href), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
})
