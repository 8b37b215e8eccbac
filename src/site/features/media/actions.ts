import { readMediaFile } from '@/cms/operations/read-media-file'

function nameOf(request: Request): string {
  const last = new URL(request.url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return ''
  }
}

/** Hands out the picture that the last part of the address names; kept for good, as links carry the time of its last change. */
export async function sendPicture(request: Request): Promise<Response> {
  const file = await readMediaFile(nameOf(request))
  if (!file) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return new Response(file.content, {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(file.content.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
