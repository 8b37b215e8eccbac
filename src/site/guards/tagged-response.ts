import { createHash } from 'node:crypto'

// Any cache may store the answer, and asks each time whether it has changed.
const revalidated = 'public, max-age=0, must-revalidate'

// Weak, because the edge compresses the body.
const entityTag = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether a program has this version already (RFC 9110, 13.1.2). */
function hasVersion(request: Request, etag: string): boolean {
  const given = request.headers.get('if-none-match')
  if (given === null) return false
  return given.trim() === '*' || given.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** A public answer with an entity tag; 304 without its body to a program that has it already. */
export function taggedResponse(
  request: Request,
  { body, headers }: { body: string; headers: Record<string, string> },
): Response {
  const etag = entityTag(body)
  const shared = { ...headers, ETag: etag, 'Cache-Control': revalidated }
  return hasVersion(request, etag)
    ? new Response(null, { status: 304, headers: shared })
    : new Response(body, { headers: shared })
}
