/**
 * The content security policy of the back office: scripts of this site alone, inline ones only with the nonce of the
 * answer. Styles stay open, as its fields set their own. `development` lets the tools of `next dev` work.
 */
export const adminPolicy = ({ nonce, development }: { nonce: string; development: boolean }): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    // Pictures that are being uploaded are shown before they are there.
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
