import { readMediaFile } from '@/cms/operations/media/read-media-file'
import { findFormerHref } from '@/site/data/properties/former-pictures'

function nameOf(request: Request): string {
  const last = new URL(request.url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return ''
  }
}

/** Redirects a former name of a picture, which other sites may still link to. */
async function sendFormer(name: string): Promise<Response> {
  const href = await findFormerHref(name)
  if (href === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return new Response(null, {
    status: 301,
    headers: { Location: href, 'Cache-Control': 'public, max-age=3600' },
  })
}

/** Serves the picture in the last segment of the address; cached for ever, as links carry the time of its last change. */
export async function sendPicture(request: Request): Promise<Response> {
  const name = nameOf(request)
  const file = await readMediaFile(name).catch(() => 'away' as const)
  if (file === 'away')
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '10' } })
  if (!file) return sendFormer(name)
  return new Response(file.content, {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(file.content.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
