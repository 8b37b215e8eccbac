import { readMediaFile } from '@/cms/operations/media/read-media-file'
import { findFormerHref } from '@/site/data/properties/former-pictures'
import { findOriginal, findPresentHref, isAskedByColleague } from '@/site/data/properties/picture-files'

function nameOf(request: Request): string {
  const last = new URL(request.url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return ''
  }
}

const noStore = { 'Cache-Control': 'no-store' }

const notFound = () => new Response(null, { status: 404, headers: noStore })

const sendOn = (status: 301 | 302, href: string) =>
  new Response(null, { status, headers: { Location: href, 'Cache-Control': 'public, max-age=3600' } })

/** Redirects a former name of a picture or of a size, which mails and other sites still link to. */
async function sendFormer(name: string): Promise<Response> {
  const present = await findPresentHref(name)
  if (present !== null) return sendOn(302, present)
  const href = await findFormerHref(name)
  return href === null ? notFound() : sendOn(301, href)
}

type Caching = 'public, max-age=31536000, immutable' | 'private, max-age=3600'

async function sendFile(name: string, caching: Caching): Promise<Response> {
  const file = await readMediaFile(name)
  if (!file) return sendFormer(name)
  return new Response(file.content, {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(file.content.byteLength),
      'Cache-Control': caching,
    },
  })
}

/** The original of a photo with a watermark is for colleagues; everybody else gets its largest size. */
async function send(request: Request, name: string): Promise<Response> {
  const original = await findOriginal(name)
  // No page links to an original: no shared cache keeps it, which may get a watermark later.
  if (!original) return sendFile(name, 'public, max-age=31536000, immutable')
  if (!original.isMarked || (await isAskedByColleague(request))) return sendFile(name, 'private, max-age=3600')
  if (original.largest === null) return notFound()
  return new Response(null, { status: 302, headers: { ...noStore, Location: original.largest } })
}

/**
 * Serves the picture in the last segment of the address. Sizes are cached for ever, as links carry the time of their last change, and
 * their names the watermark.
 */
export async function sendPicture(request: Request): Promise<Response> {
  const name = nameOf(request)
  return send(request, name).catch(
    () => new Response(null, { status: 503, headers: { ...noStore, 'Retry-After': '10' } }),
  )
}
