import type { PayloadRequest } from 'payload'
import { readPick, type LinkPick } from '@/domain/links/link-pick'
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
    select: {
      _status: true,
      path: true,
      originalPath: true,
      redirect: true,
      redirectUrl: true,
      redirectDocument: true,
    },
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
    stop = (await sentOnBy(page, { locale: stop.locale, req })) ?? (await findRedirect({ stop, except, req }))
  }
  return false
}

type StepsInLanguage = { locale: Locale; req: PayloadRequest }

async function sentOnBy(page: PageAtStop | null, steps: StepsInLanguage): Promise<RedirectStop | null> {
  if (page?._status !== 'published' || !page.redirect) return null
  const pick = readPick(page.redirectDocument)
  if (pick) return stopOfPick(pick, steps)
  return page.redirectUrl ? stopOf({ target: page.redirectUrl, locale: steps.locale }) : null
}

/** Where a chosen page stands in a language; null for other documents, which send nobody on. */
export async function stopOfPick(
  { relationTo, id }: LinkPick,
  { locale, req }: StepsInLanguage,
): Promise<RedirectStop | null> {
  if (relationTo !== 'pages') return null
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    disableErrors: true,
    fallbackLocale: false,
    locale,
    overrideAccess: true,
    req: separateRequest(req),
    select: { path: true },
  })
  return page?.path ? { locale, path: page.path } : null
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
