import type { PayloadRequest } from 'payload'
import { siteAddressOf } from '@/domain/routing/redirect-target'
import { canonicalKey } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { pathPattern } from '@/cms/fields/routing/find-path-owner'
import { separateRequest } from '@/cms/database/separate-request'

const MAX_STEPS = 20

/** An address on a visitor's way through redirects; `path` has no language. */
export type RedirectStop = { locale: Locale; path: string }

type RedirectStepsInput = { stop: RedirectStop; req: PayloadRequest }

/** The address on this site that a target means for a visitor of this language; null for another site. */
export function stopOf({ target, locale }: { target: string; locale: Locale }): RedirectStop | null {
  const address = siteAddressOf({ target, siteUrl: env.SITE_URL })
  return address && { locale: address.locale ?? locale, path: address.path }
}

/** The page at an address, by its path in the language, else by its original path. */
export async function findPageAt({ stop: { locale, path }, req }: RedirectStepsInput) {
  const key = canonicalKey(path)
  const like = pathPattern(key)
  const { docs } = await req.payload.find({
    collection: 'pages',
    depth: 0,
    fallbackLocale: false,
    locale,
    overrideAccess: true,
    pagination: false,
    req: separateRequest(req),
    select: { _status: true, path: true, originalPath: true, redirect: true, redirectUrl: true },
    where: {
      and: [{ type: { not_equals: 'link' } }, { or: [{ path: { like } }, { originalPath: { like } }] }],
    },
  })
  const isHere = (own: string | null | undefined) => typeof own === 'string' && canonicalKey(own) === key
  return docs.find((doc) => isHere(doc.path)) ?? docs.find((doc) => isHere(doc.originalPath)) ?? null
}

export type PageAtStop = NonNullable<Awaited<ReturnType<typeof findPageAt>>>

type RedirectWalk = {
  from: RedirectStop
  /** Whether the redirects have led back to the start. */
  isBack: (at: { stop: RedirectStop; page: PageAtStop | null }) => boolean
  /** The redirect that is being saved: its stored version is outdated. */
  except?: number | string
  /** False: redirects of pages are left out. */
  withPages?: boolean
  req: PayloadRequest
}

/** Whether the redirects of published pages and of the collection lead from an address back to the start. */
export async function leadsBack({
  from,
  isBack,
  except,
  withPages = true,
  req,
}: RedirectWalk): Promise<boolean> {
  let stop: RedirectStop | null = from
  for (let steps = 0; stop !== null && steps < MAX_STEPS; steps += 1) {
    const page: PageAtStop | null = withPages ? await findPageAt({ stop, req }) : null
    if (isBack({ stop, page })) return true
    stop = sentOnBy(page, stop.locale) ?? (await findRedirect({ stop, except, req }))
  }
  return false
}

function sentOnBy(page: PageAtStop | null, locale: Locale): RedirectStop | null {
  if (page?._status !== 'published' || !page.redirect || !page.redirectUrl) return null
  return stopOf({ target: page.redirectUrl, locale })
}

async function findRedirect({
  stop: { locale, path },
  except,
  req,
}: RedirectStepsInput & Pick<RedirectWalk, 'except'>): Promise<RedirectStop | null> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    req: separateRequest(req),
    where: {
      and: [
        { from: { equals: `/${locale}${path}` } },
        ...(except === undefined ? [] : [{ id: { not_equals: except } }]),
      ],
    },
  })
  return docs[0] ? stopOf({ target: docs[0].to, locale }) : null
}
