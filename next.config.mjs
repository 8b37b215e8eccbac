import { withPayload } from '@payloadcms/next/withPayload'

const languages = 'nl|fr|en|de'

// Inline scripts stay allowed: Next writes the page's data into them, and a nonce would make every page dynamic.
const policy = (connect) =>
  [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

const securityHeaders = [
  { key: 'Content-Security-Policy', value: policy(process.env.NODE_ENV === 'development' ? ' ws:' : '') },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The start of a fresh clone need not wait for the types: `npm run check` and `npm test` look at them.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  experimental: {
    // Otherwise each unknown URL a stranger types writes files into the build folder without bound.
    isrFlushToDisk: false,
  },
  async headers() {
    return [{ source: '/:path*', headers: securityHeaders }]
  },
  async redirects() {
    return [
      {
        // Public addresses end in a slash; those of /api, /admin and files must not.
        // `…/unprefixed` is where src/proxy.ts takes `/` to, without a slash of its own.
        source:
          '/:path((?!.*/$)(?!(?:nl|fr|en|de)/unprefixed$)(?!api/|admin|_next/|healthz|\\.well-known/)(?:[^/]+/)*[^/.]+)',
        destination: '/:path/',
        permanent: true,
      },
    ]
  },
  async rewrites() {
    return {
      // A listing with a query is a page of its own, made on each request; without one it stays static.
      beforeFiles: ['page'].map((key) => ({
        // Not again what src/proxy.ts or this rule itself has rewritten.
        source: `/:locale(${languages})/:path((?!filtered/|unprefixed/)(?:[^/]+/)*)`,
        has: [{ type: 'query', key }],
        destination: '/:locale/filtered/:path',
      })),
    }
  },
}

const withAdmin = withPayload(config)

export default {
  ...withAdmin,
  async headers() {
    const all = await withAdmin.headers()
    // Payload asks every page for a client hint, which makes Chromium fetch a first page twice: only its admin needs it.
    return all.map((entry) =>
      entry.headers.some(({ key }) => key === 'Critical-CH') ? { ...entry, source: '/admin/:path*' } : entry,
    )
  },
}
