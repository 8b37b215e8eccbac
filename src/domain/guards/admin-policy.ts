/**
 * The content security policy of the back office: only scripts of this site, inline ones only with the nonce of the
 * response or a known hash (SHA-256 in Base64). Styles are allowed, because Payload's fields set their own. `development`
 * allows the tools of `next dev`.
 */
export const adminPolicy = ({
  nonce,
  hashes,
  development,
}: {
  nonce: string
  hashes: readonly string[]
  development: boolean
}): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${hashes.map((hash) => ` 'sha256-${hash}'`).join('')}${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    // Payload shows a picture before it is uploaded.
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob:${development ? ' ws:' : ''}`,
    // The preview.
    "frame-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
