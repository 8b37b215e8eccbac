import 'server-only'
import { formPageHref, noFormQuery, type FormQuery } from '@/domain/leads/form-query'
import { thankYouOf } from '@/domain/leads/lead-definition'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { ownerHref } from '@/domain/routing/owner-address'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { idOf } from '@/site/data/defaults'
import { findOriginal, getRouteIndex } from '@/site/data/routing/route-index'

type FormSettings = { id: number; publicId: number | null; kind: LeadKind; thankYouPage: number | null }

// The oldest first: it is the default if a post does not say which form of its kind it is.
const findForms = cached(
  { name: 'form-settings', tags: ['contact-forms'] },
  async (): Promise<FormSettings[]> => {
    const payload = await getClient()
    const { docs } = await payload.find({
      collection: 'contact-forms',
      depth: 0,
      ...asVisitor,
      limit: 500,
      sort: 'id',
      select: { publicId: true, kind: true, thankYouPage: true },
    })
    return docs.map(({ id, publicId, kind, thankYouPage }) => ({
      id,
      publicId: publicId ?? null,
      kind,
      thankYouPage: idOf(thankYouPage),
    }))
  },
)

/** The settings of a submitted form: those with its public ID, else the first of its kind; null without any. */
export async function getFormSettings({
  kind,
  publicId,
}: {
  kind: LeadKind
  publicId: number | null
}): Promise<FormSettings | null> {
  const forms = (await findForms()).filter((form) => form.kind === kind)
  return forms.find((form) => form.publicId === publicId) ?? forms[0] ?? null
}

/** Older content has this page for all kinds. */
const SHARED_THANK_YOU = thankYouOf('contact-me')

/**
 * The page that an editor chose, in the visitor's language; a page with another kind's form would take the query for a
 * selected form.
 */
async function findChosen(
  settings: Pick<FormSettings, 'thankYouPage'> | null,
  locale: Locale,
): Promise<{ path: string; isOther: boolean } | null> {
  const index = await getRouteIndex()
  const page = index.find(({ collection, id }) => collection === 'pages' && id === settings?.thankYouPage)
  const path = page?.paths[locale]
  // A login page cannot say that a mail is on its way, so the page of the form does.
  return page && path !== undefined && page.type !== 'login'
    ? { path, isOther: page.type !== 'feedback' }
    : null
}

/** The kind's own page, in the visitor's language. */
async function findThankYou(kind: LeadKind, locale: Locale): Promise<string | undefined> {
  const own = (await findOriginal(leadTable[kind].thankYou))?.paths[locale]
  return own ?? (await findOriginal(SHARED_THANK_YOU))?.paths[locale]
}

/**
 * The thank-you page of a form, in the visitor's language: the one of its settings, else that of its kind, else the home
 * page, which every language has. Its query has the public numbers of the form's subject, to link back to it, and nothing
 * about the visitor. The form of a forgotten password thanks on its own page.
 */
export async function getThankYouHref({
  kind,
  settings,
  locale,
  about = noFormQuery,
}: {
  kind: LeadKind
  settings: Pick<FormSettings, 'thankYouPage'> | null
  locale: Locale
  about?: FormQuery
}): Promise<string> {
  const chosen = await findChosen(settings, locale)
  if (kind === 'forgot-password' && !chosen)
    return `${ownerHref({ locale, page: { kind: 'forgotten' } })}?done=sent`
  const path = chosen?.path ?? (await findThankYou(kind, locale))
  if (path === undefined) return buildHref({ locale, path: '/' })
  const href = buildHref({ locale, path })
  return chosen?.isOther ? href : formPageHref({ path: href, query: about })
}

/** The page of a form whose page is unknown: the contact page, else the home page. */
export async function getContactHref(locale: Locale): Promise<string> {
  const path = (await findOriginal('/contact/'))?.paths[locale] ?? '/'
  return buildHref({ locale, path })
}
