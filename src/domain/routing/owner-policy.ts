import { videoFrameSources } from '@/domain/media/video-link'

/**
 * The content security policy of the owner area and its login: scripts of this site alone, inline ones marked by the nonce
 * of the answer or known by their hash. Films and tours of other sites stay allowed, as the browser keeps this policy when
 * a link leads on to a public page. `development` lets the tools of `next dev` work.
 */
export const ownerPolicy = ({
  nonce,
  hashes,
  development,
}: {
  nonce: string
  /** SHA-256 in Base64 of inline scripts that are the same on every page. */
  hashes: readonly string[]
  development: boolean
}): string => {
  const known = hashes.map((hash) => ` 'sha256-${hash}'`).join('')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${known}${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `frame-src ${["'self'", ...videoFrameSources].join(' ')}`,
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
