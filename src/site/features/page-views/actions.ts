import { after } from 'next/server'
import { z } from 'zod'
import { createPageViewBuffer } from '@/cms/operations/page-views/page-view-buffer'
import { isRobot } from '@/domain/page-views/robot'
import { pageViewSourceOf } from '@/domain/page-views/page-view-source'
import { locales } from '@/domain/shared/locale'
import { HIGHEST_RECORD_ID } from '@/domain/shared/record-id'
import { env } from '@/env'
import { getClient } from '@/site/data/client'
import { isByStaff } from '@/site/data/preview/is-by-staff'
import { createRateLimit, visitorAddress } from '@/site/guards/rate-limit'
import { readForm } from '@/site/forms/receiving/read-post'
import { noStore } from '@/site/forms/receiving/reply'
import { isFromElsewhere } from '@/domain/guards/request-sender.mjs'

const MAX_BYTES = 1024
const HOST_MAX_LENGTH = 253

const schema = z.object({
  property: z.int().min(1).max(HIGHEST_RECORD_ID),
  language: z.enum(locales),
  referrer: z.string().max(HOST_MAX_LENGTH).catch(''),
  via: z.string().nullable().catch(null),
})

// More properties than anybody views in a minute; many visitors may share one address.
const rateLimit = createRateLimit({ burst: 120, perMinute: 60 })

const pageViews = createPageViewBuffer({ connect: getClient })

/** A page that a browser loads in advance or shows as a thumbnail. */
const isAhead = (headers: Headers): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ''),
  )

// A browser sends these headers with a beacon; a program without them does not count.
const saysWhere = (headers: Headers): boolean => headers.has('sec-fetch-site') || headers.has('origin')

const isOwner = (headers: Headers): boolean => /(?:^|;\s*)owner-session=/.test(headers.get('cookie') ?? '')

function canCount(request: Request): boolean {
  const { headers } = request
  if (!saysWhere(headers) || isFromElsewhere(request, env.SITE_URL)) return false
  return !isAhead(headers) && !isOwner(headers) && !isRobot(headers.get('user-agent'))
}

async function count(request: Request, group: string): Promise<void> {
  if (!canCount(request)) return
  const read = await readForm(request, { maxBytes: MAX_BYTES, maxBytesWithFiles: null })
  const parsed = read.ok ? schema.safeParse(read.value.values) : null
  const { headers } = request
  if (!parsed?.success || (await isByStaff(headers))) return
  const { property, language, ...origin } = parsed.data
  const ownHosts = [new URL(env.SITE_URL).host, headers.get('host') ?? '']
  const source = pageViewSourceOf({ ...origin, ownHosts })
  pageViews.add({ property, language, source, group, userAgent: headers.get('user-agent') ?? '' })
  // The server stops only when the waiting page views are stored.
  const settled = pageViews.settled()
  if (settled) after(settled)
}

/**
 * Receives a browser's report of a page view of a property (docs/page-views.md). The answer does not say whether it was
 * counted.
 */
export async function receivePageView(request: Request): Promise<Response> {
  const group = visitorAddress(request.headers)
  const wait = rateLimit(group)
  if (wait !== null)
    return new Response(null, { status: 429, headers: { ...noStore, 'Retry-After': String(wait) } })
  // If a login cannot be read because the database is away, the page view is not counted.
  await count(request, group).catch(() => undefined)
  return new Response(null, { status: 204, headers: noStore })
}
