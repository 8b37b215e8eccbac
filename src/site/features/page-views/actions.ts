import { after } from 'next/server'
import { z } from 'zod'
import { createPageViewBuffer } from '@/cms/operations/page-views/page-view-buffer'
import { isRobot } from '@/domain/page-views/robot'
import { pageViewSourceOf } from '@/domain/page-views/page-view-source'
import { locales } from '@/domain/shared/locale'
import { HIGHEST_RECORD_ID } from '@/domain/shared/record-id'
import { env } from '@/env'
import { getClient } from '@/site/data/client'
import { isByStaff } from '@/site/data/preview/staff-appointment'
import { createRateLimit } from '@/site/guards/rate-limit'
import { readForm } from '@/site/forms/receiving/read-form'
import { noStore } from '@/site/forms/receiving/reply'
import { isFromElsewhere } from '@/site/guards/same-site'
import { visitorAddress } from '@/site/guards/visitor-address'

const LARGEST = 1024
const LONGEST_HOST = 253

const schema = z.object({
  property: z.int().min(1).max(HIGHEST_RECORD_ID),
  language: z.enum(locales),
  referrer: z.string().max(LONGEST_HOST).catch(''),
  via: z.string().nullable().catch(null),
})

// More properties than anybody looks at in a minute; behind one address there may be many who look.
const waitOf = createRateLimit({ burst: 120, perMinute: 60 })

const pageViews = createPageViewBuffer({ connect: getClient })

/** A page that a browser fetches before anybody wants it, or shows in small. */
const isAhead = (headers: Headers): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ''),
  )

// What sends a beacon says where it is: a program that says nothing of the kind is no browser.
const saysWhere = (headers: Headers): boolean => headers.has('sec-fetch-site') || headers.has('origin')

const isOwner = (headers: Headers): boolean => /(?:^|;\s*)owner-session=/.test(headers.get('cookie') ?? '')

function canCount(request: Request): boolean {
  const { headers } = request
  if (!saysWhere(headers) || isFromElsewhere(request)) return false
  return !isAhead(headers) && !isOwner(headers) && !isRobot(headers.get('user-agent'))
}

async function count(request: Request, group: string): Promise<void> {
  if (!canCount(request)) return
  const read = await readForm(request, { most: LARGEST, mostWithFiles: null })
  const told = read.ok ? schema.safeParse(read.value.values) : null
  const { headers } = request
  if (!told?.success || (await isByStaff(headers))) return
  const { property, language, ...origin } = told.data
  const ownHosts = [new URL(env.SITE_URL).host, headers.get('host') ?? '']
  const source = pageViewSourceOf({ ...origin, ownHosts })
  pageViews.add({ property, language, source, group, userAgent: headers.get('user-agent') ?? '' })
  // A server that is stopped ends only when what waits is stored.
  const settled = pageViews.settled()
  if (settled) after(settled)
}

/**
 * Takes the word of a browser that somebody sees the page of a property (docs/page-views.md). Nobody is told whether it
 * was counted.
 */
export async function receivePageView(request: Request): Promise<Response> {
  const group = visitorAddress(request.headers)
  const wait = waitOf(group)
  if (wait !== null)
    return new Response(null, { status: 429, headers: { ...noStore, 'Retry-After': String(wait) } })
  // Whose login cannot be looked at, because the database is away, is not counted.
  await count(request, group).catch(() => undefined)
  return new Response(null, { status: 204, headers: noStore })
}
