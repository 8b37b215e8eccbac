import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { locales } from './src/locales.mjs'

const languages = locales.join('|')

// The vendors that src/site/features/consent loads after consent, and nothing else: see docs/consent.md.
const tags = {
  scripts:
    'https://www.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://connect.facebook.net',
  images:
    'https://www.googletagmanager.com https://*.google-analytics.com https://googleads.g.doubleclick.net https://www.google.com https://www.google.be https://www.google.lu https://www.facebook.com',
  requests:
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com https://www.google.com https://connect.facebook.net https://www.facebook.com',
}

// Where videos and tours are framed from: `videoFrameSources` of src/domain/media/video-link.ts, in step by a test.
const frames =
  'https://www.youtube-nocookie.com https://player.vimeo.com https://www.facebook.com https://matterport.com https://*.matterport.com https://nodalview.com https://*.nodalview.com https://kuula.co https://*.kuula.co'

// Inline scripts stay allowed: Next writes the page's data into them, and a nonce would make every page dynamic.
const policy = (connect) =>
  [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline' ${tags.scripts}${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${tags.images}`,
    "font-src 'self'",
    `connect-src 'self' ${tags.requests}${connect}`,
    `frame-src 'self' ${frames}`,
    // Banners and texts may play films of any site, once the visitor wants them.
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

const noSniff = { key: 'X-Content-Type-Options', value: 'nosniff' }

const contentPolicy = {
  key: 'Content-Security-Policy',
  value: policy(process.env.NODE_ENV === 'development' ? ' ws:' : ''),
}

const securityHeaders = [
  noSniff,
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

// Collections by the name that they had, and the one that they have (docs/decisions/0025-words.md).
const renamedCollections = [
  ['visits', 'appointments'],
  ['visit-openings', 'appointment-openings'],
  ['owner-looks', 'impersonations'],
]

// Addresses that a page which is still open in a browser posts to, and what answers there.
const renamedEndpoints = [
  ['/api/owner/end-look', '/api/owner/end-impersonation'],
  ['/api/owners/:id/look', '/api/owners/:id/impersonate'],
]

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The start of a fresh clone need not wait for the types: `npm run check` and `npm test` look at them.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Else the titles of pages made for each request come in their bodies, where HTML has no place for them.
  htmlLimitedBots: /.*/,
  // The only cache of Next's pages; it stores pages only while this process receives changes (docs/caching.md).
  cacheHandler: fileURLToPath(new URL('./tools/server/page-store.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  // tools/server/edge.mjs does it, after it has looked at the page.
  compress: false,
  // The edge makes them of what it sends.
  generateEtags: false,
  skipTrailingSlashRedirect: true,
  // Pictures are stored in all widths. Next's own endpoint would compute another width for any stranger who requests it.
  images: { unoptimized: true },
  experimental: {
    // Otherwise each unknown URL a stranger types writes files into the build folder without bound.
    isrFlushToDisk: false,
    // Of a body before src/proxy.ts: only the functions of the back office have one (tools/server/request-rules.mjs).
    proxyClientMaxBodySize: '1mb',
  },
  async headers() {
    return [
      { source: '/((?!_next/static/|api/media/file/).*)', headers: securityHeaders },
      // The back office has a stricter one, from src/proxy.ts.
      { source: '/((?!_next/static/|api/media/file/|admin(?:/|$)).*)', headers: [contentPolicy] },
      // A policy says nothing of a script or a picture that a page loads: with each of them it would cost as much as one.
      { source: '/_next/static/:path*', headers: [noSniff] },
      { source: '/api/media/file/:path*', headers: [noSniff] },
    ]
  },
  async redirects() {
    return [
      {
        // Public addresses end in a slash; those of /api, /admin and files must not.
        // `…/unprefixed` is where src/proxy.ts takes `/` to, without a slash of its own.
        source: `/:path((?!.*/$)(?!(?:${languages})/unprefixed$)(?!api/|admin|_next/|healthz|metrics$|\\.well-known/)(?:[^/]+/)*[^/.]+)`,
        destination: '/:path/',
        permanent: true,
      },
      // Mails that were sent lead to these screens of the back office.
      ...renamedCollections.map(([from, to]) => ({
        source: `/admin/collections/${from}/:path*`,
        destination: `/admin/collections/${to}/:path*`,
        permanent: true,
      })),
    ]
  },
  async rewrites() {
    return {
      // What the edge has marked (tools/server/edge.mjs) is a page of its own, rendered on each request; any other stays static.
      beforeFiles: [
        {
          // Not again what src/proxy.ts or this rule itself has rewritten, nor a preview, the owner area or an alert: they are made on each request anyway.
          source: `/:locale(${languages})/:path((?!filtered/|unprefixed/|preview/|owner/|alerts/)(?:[^/]+/)*)`,
          has: [{ type: 'header', key: 'x-own-page' }],
          destination: '/:locale/filtered/:path',
        },
      ],
      // The map frame has one address; its language is a query, so that a page per language can be kept.
      afterFiles: [
        // The feed of a list stands below the list's page, whose catch-all route can have no file of its own.
        { source: `/:locale(${languages})/:path*/feed.xml`, destination: '/api/feeds/:locale/:path*' },
        {
          source: '/embed/map/',
          has: [{ type: 'query', key: 'lang', value: `(?<lang>${languages})` }],
          destination: '/embed/map/:lang',
        },
        { source: '/embed/map/', destination: '/embed/map/fr' },
        // What Next answers itself below /api/visits stays; the rest is Payload's, under the name the collection has today.
        ...renamedCollections.map(([from, to]) => ({
          source: `/api/${from}/:path((?!(?:cancel|move|feed)(?:/|$)).+)`,
          destination: `/api/${to}/:path`,
        })),
        { source: '/api/visit-openings', destination: '/api/appointment-openings' },
        { source: '/api/owner-looks', destination: '/api/impersonations' },
        ...renamedEndpoints.map(([source, destination]) => ({ source, destination })),
      ],
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
