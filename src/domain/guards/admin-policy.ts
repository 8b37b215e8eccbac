/**
 * The content security policy of the back office: only scripts of this site, inline ones only with the nonce of the
 * response. Styles are allowed, because Payload's fields set their own. `development` allows the tools of `next dev`.
 */
export const adminPolicy = ({ nonce, development }: { nonce: string; development: boolean }): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-eval'" : ''}`,
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
