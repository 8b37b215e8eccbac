import { scriptSources, type ScriptSources } from '@/domain/guards/script-sources'
import { videoFrameSources } from '@/domain/media/video-link'

/**
 * The content security policy of the owner area and its login: only scripts of this site, inline ones with the nonce of the
 * response or a known hash. Videos and tours of other sites stay allowed, because the browser keeps this policy when a link
 * leads to a public page. `development` allows the tools of `next dev`.
 */
export const ownerPolicy = (given: ScriptSources): string =>
  [
    "default-src 'self'",
    scriptSources(given),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${given.development ? ' ws:' : ''}`,
    `frame-src ${["'self'", ...videoFrameSources].join(' ')}`,
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
