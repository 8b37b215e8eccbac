import { contentDisposition } from '@/cms/files/content-disposition'
import { files } from '@/cms/files/files'
import type { FilePlace } from '@/cms/files/stored-file'

/** A private file that its reader may have, under the name that people know. */
export type PrivateFile = FilePlace & { title: string }

const noStore = { 'Cache-Control': 'private, no-store' }

/**
 * Whether the browser goes to the address itself, and may be sent on to the bucket. What a page of ours embeds or fetches
 * comes from the site, as its content policy names no other server.
 */
function canBeSentOn(request: Request | { headers: Headers }): boolean {
  const target = request.headers.get('sec-fetch-dest')
  return target === null || target === 'document'
}

type SendPrivateFileInput = { request: { headers: Headers }; file: PrivateFile; headers?: Record<string, string> }

/**
 * Sends a private file as a download that never opens on the site: the file itself, or a signed address of the bucket. The
 * caller has checked that the reader may have it. Null if it is missing; 503 while the bucket does not answer.
 */
export async function sendPrivateFile({
  request,
  file,
  headers = {},
}: SendPrivateFileInput): Promise<Response | null> {
  try {
    const href = canBeSentOn(request) ? await files.sign(file, file.title) : null
    if (href !== null)
      return new Response(null, {
        status: 302,
        headers: { ...noStore, ...headers, Location: href, 'Referrer-Policy': 'no-referrer' },
      })
    const opened = await files.open(file)
    if (!opened) return null
    return new Response(opened.content, {
      headers: {
        ...noStore,
        'Content-Type': 'application/octet-stream',
        'Content-Length': String(opened.size),
        'Content-Disposition': contentDisposition(file.title),
        'X-Content-Type-Options': 'nosniff',
        ...headers,
      },
    })
  } catch {
    return new Response(null, { status: 503, headers: { ...noStore, 'Retry-After': '10' } })
  }
}
