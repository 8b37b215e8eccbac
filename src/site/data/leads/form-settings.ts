import 'server-only'
import { readMailOffice, type MailOffice } from '@/cms/queries/agency/mail-agency'
import { getAssignmentRule } from '@/cms/queries/leads/assignment-rules'
import type { AssignmentRule } from '@/domain/leads/lead-assignment'
import { formPageHref, noFormQuery, type FormQuery } from '@/domain/leads/form-query'
import { questionKind, type LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable, thankYouOf } from '@/domain/leads/lead-table'
import { translatedPath } from '@/domain/routing/translate-path'
import { ownerHref } from '@/domain/routing/owner-address'
import { buildHref } from '@/domain/routing/routes'
import { perLocale, type Locale, type Localized } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { idOf } from '@/site/data/defaults'
import { findByOriginal, findOriginal, getRouteIndex, type RouteEntry } from '@/site/data/routing/route-index'

/** A page that thanks for a form; `isOther` if its query would select a form of its own. */
type ThankYouPage = { href: string; isOther: boolean }

type StoredForm = {
  id: number
  publicId: number | null
  /** Addresses in the agency, separated by commas. */
  recipients: string | null
  /** The page that an editor chose, in the languages that it has. */
  chosen: Localized<ThankYouPage>
}

type KindSettings = {
  /** The oldest first: it is the default if a post does not say which form of its kind it is. */
  forms: StoredForm[]
  /** The page for all forms of the kind. */
  thankYou: Record<Locale, ThankYouPage>
  office: MailOffice
  /** Who gets the leads of the kind, where editors have set it. */
  assignment: AssignmentRule | null
}

/** What a submitted form has to know beyond its request. */
export type FormSettings = Omit<KindSettings, 'forms'> & { form: StoredForm | null }

/** Older content has this page for all kinds. */
const SHARED_THANK_YOU = thankYouOf(questionKind)

/** A page with another kind's form would take the query for a selected form. */
function chosenPages(page: RouteEntry | undefined): Localized<ThankYouPage> {
  // A login page cannot say that a mail is on its way, so the page of the form does.
  if (!page || page.type === 'login') return {}
  const isOther = page.type !== 'feedback'
  return perLocale((locale) => {
    const path = page.paths[locale]
    return path === undefined ? undefined : { href: buildHref({ locale, path }), isOther }
  })
}

/** The kind's own page, else the shared one, else the home page, which every language has. */
function usualPages(kind: LeadKind, index: RouteEntry[]): Record<Locale, ThankYouPage> {
  const own = findByOriginal(index, thankYouOf(kind))?.paths
  const shared = findByOriginal(index, SHARED_THANK_YOU)?.paths
  return perLocale((locale) => {
    const path = own?.[locale] ?? shared?.[locale]
    return { href: buildHref({ locale, path: path ?? '/' }), isOther: path === undefined }
  })
}

const getKindSettings = cached(
  { name: 'form-settings', tags: ['contact-forms', 'site-settings', 'mail-texts', 'agents'] },
  async (kind: LeadKind): Promise<KindSettings> => {
    const payload = await getClient()
    const { docs } = await payload.find({
      collection: 'contact-forms',
      depth: 0,
      ...asVisitor,
      limit: 500,
      sort: 'id',
      where: { kind: { equals: kind } },
      select: { publicId: true, thankYouPage: true, recipients: true },
    })
    const index = await getRouteIndex()
    const pageOf = (thankYouPage: unknown) =>
      index.find(({ collection, id }) => collection === 'pages' && id === thankYouPage)
    return {
      forms: docs.map(({ id, publicId, recipients, thankYouPage }) => ({
        id,
        publicId: publicId ?? null,
        recipients: recipients ?? null,
        chosen: chosenPages(pageOf(idOf(thankYouPage))),
      })),
      thankYou: usualPages(kind, index),
      office: await readMailOffice(payload),
      assignment: await getAssignmentRule(payload, kind),
    }
  },
)

/** The settings of a submitted form: those with its public ID, else the first of its kind. */
export async function getFormSettings({
  kind,
  publicId,
}: {
  kind: LeadKind
  publicId: number | null
}): Promise<FormSettings> {
  const { forms, ...settings } = await getKindSettings(kind)
  return { ...settings, form: forms.find((form) => form.publicId === publicId) ?? forms[0] ?? null }
}

/**
 * The thank-you page of a form, in the visitor's language: the one of its settings, else that of its kind. Its query has
 * the public numbers of the form's subject, to link back to it, and nothing about the visitor. The form of a forgotten
 * password thanks on its own page.
 */
export function thankYouHref({
  kind,
  settings: { form, thankYou },
  locale,
  about = noFormQuery,
}: {
  kind: LeadKind
  settings: Pick<FormSettings, 'form' | 'thankYou'>
  locale: Locale
  about?: FormQuery
}): string {
  const chosen = form?.chosen[locale]
  if (leadTable[kind].thanksOnOwnPage && !chosen)
    return `${ownerHref({ locale, page: { kind: 'forgotten' } })}?done=sent`
  const { href, isOther } = chosen ?? thankYou[locale]
  return isOther ? href : formPageHref({ path: href, query: about })
}

/** The page of a form whose page is unknown: the contact page, else the home page. */
export async function getContactHref(locale: Locale): Promise<string> {
  const paths = (await findOriginal('/contact/'))?.paths ?? {}
  return buildHref({ locale, path: translatedPath({ paths, locale }) })
}
