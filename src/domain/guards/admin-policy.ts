import { scriptSources, type ScriptSources } from './script-sources'

/**
 * The content security policy of the back office: only scripts of this site, inline ones only with the nonce of the
 * response or a known hash. Styles are allowed, because Payload's fields set their own. `development` allows the tools of
 * `next dev`.
 */
export const adminPolicy = (given: ScriptSources): string =>
  [
    "default-src 'self'",
    scriptSources(given),
    "style-src 'self' 'unsafe-inline'",
    // Payload shows a picture before it is uploaded.
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob:${given.development ? ' ws:' : ''}`,
    // The preview.
    "frame-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
