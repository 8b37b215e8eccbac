import 'server-only'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { ownerHref } from '@/domain/routing/owner-address'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from './client'
import { idOf } from './defaults'
import { findOriginal, getRouteIndex } from './route-index'

type FormSettings = { id: number; publicId: number | null; kind: LeadKind; thankYouPage: number | null }

// The eldest first: of several forms of a kind it counts where a post does not say which one it is.
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

/** The settings a form was sent with: those it names by their public ID, else the first of its kind; null without any. */
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

/**
 * The page that thanks for a form, in the visitor's language: the one its settings name, else that of its kind, else the
 * home page, which every language has. The form of a forgotten password thanks on its own page.
 */
export async function getThankYouHref({
  kind,
  settings,
  locale,
}: {
  kind: LeadKind
  settings: Pick<FormSettings, 'thankYouPage'> | null
  locale: Locale
}): Promise<string> {
  const index = await getRouteIndex()
  const page = index.find(({ collection, id }) => collection === 'pages' && id === settings?.thankYouPage)
  // A login page cannot say that a mail is on its way: the page of the form does.
  const chosen = page?.type === 'login' ? undefined : page?.paths[locale]
  if (kind === 'forgot-password' && !chosen)
    return `${ownerHref({ locale, page: { kind: 'forgotten' } })}?done=sent`
  const path = chosen ?? (await findOriginal(leadTable[kind].thankYou))?.paths[locale] ?? '/'
  return buildHref({ locale, path })
}

/** Where a form is that nobody knows the page of: the contact page, else the home page. */
export async function getContactHref(locale: Locale): Promise<string> {
  const path = (await findOriginal('/contact/'))?.paths[locale] ?? '/'
  return buildHref({ locale, path })
}
