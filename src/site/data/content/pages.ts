import 'server-only'
import type { Page as PageDocument } from '@/cms/payload-types'
import { inOrder } from '@/domain/modules/module-order'
import { readPick } from '@/domain/links/link-pick'
import { isIndexed } from '@/domain/seo/is-indexed'
import type { Locale } from '@/domain/shared/locale'
import { isSafeCss } from '@/domain/styles/safe-css'
import { toBanner } from './banners'
import { cached, getClient } from '@/site/data/client'
import { orElse, orEmpty, orNull } from '@/site/data/defaults'
import { toModules, type ModuleReading } from './modules'
import { readLink } from './picked-links'
import { populated, toPicture } from './pictures'
import { toRichText } from './rich-text'
import { toAppearance, type SearchAppearance } from './search-appearance'
import type { Page } from './page-models'
import type { Picture } from '@/site/data/view-models'

export type PageContent = {
  page: Page
  appearance: SearchAppearance
  /** From its banner, for shared links. */
  picture: Picture | null
  index: boolean
  redirectUrl: string | null
  /** The page's external links send no referrer and are marked nofollow. */
  noReferrerNoFollow: boolean
}

// Everything that a module can show: a save of any of them expires the pages. Properties are noted one by one by their queries.
const tags = [
  'pages',
  'modules',
  'articles',
  'categories',
  'sliders',
  'testimonials',
  'contact-forms',
  'property-lists',
  'projects',
  'property-types',
  'cities',
  'media',
  'site-settings',
]

/** A page with its published modules, or with all of them if drafts are requested. */
export async function toPage(document: PageDocument, reading: ModuleReading): Promise<Page> {
  const known = orElse(document.modules, []).flatMap((module) => populated(module) ?? [])
  const shown = inOrder(known.filter(({ _status }) => reading.withDrafts || _status === 'published'))
  return {
    name: document.name,
    title: document.title || document.name,
    description: orNull(document.description),
    content: await toRichText(document.content, reading.locale),
    isHome: document.path === '/',
    isLogin: document.type === 'login',
    isFeedback: document.type === 'feedback',
    banner: toBanner(document),
    showBreadcrumb: orElse(orEmpty(document.flags).showBreadcrumb, true),
    showFixedMenu: orElse(orEmpty(document.flags).showFixedMenu, true),
    showConsent: !orElse(orEmpty(document.flags).noCookiePopup, false),
    // Imported or older CSS has not passed the check of the field.
    css: document.css && isSafeCss(document.css) ? document.css : null,
    logo: toPicture(document.logo),
    modules: (await Promise.all(shown.map((module) => toModules(module, reading)))).flat(),
  }
}

function searchOf(
  document: PageDocument,
  { banner }: Page,
): Pick<PageContent, 'appearance' | 'picture' | 'index'> {
  const { type, isPublic, flags } = document
  return {
    appearance: toAppearance(document.meta),
    picture: toPicture(orEmpty(document.banner).image) ?? orNull(orEmpty(banner).pictures?.[0]),
    index: isIndexed({ type, isPublic, isActiveSeo: orEmpty(flags).isActiveSeo }),
  }
}

/** Where the page sends its visitors: to a chosen document, or a typed address. */
async function findRedirectUrl(
  { redirectDocument, redirectUrl }: PageDocument,
  locale: Locale,
): Promise<string | null> {
  if (readPick(redirectDocument) === null) return orNull(redirectUrl)
  return (await readLink({ label: '', pick: redirectDocument, url: null, locale }))?.href ?? null
}

type PageAddress = { id: number; locale: Locale; hasCriteria?: boolean }

/**
 * A published page in one language, with the first pages of its lists; null if it has no address in that language. Where a visitor's
 * criteria choose what its lists show, it is read without that, and does not expire with it.
 */
export const getPage = cached(
  { name: 'page', tags },
  async ({ id, locale, hasCriteria }: PageAddress): Promise<PageContent | null> => {
    const payload = await getClient()
    const document = await payload.findByID({
      collection: 'pages',
      id,
      locale,
      depth: 3,
      overrideAccess: false,
      disableErrors: true,
    })
    if (!document?.path) return null
    const page = await toPage(document, { locale, page: 1, hasCriteria })
    return {
      page,
      ...searchOf(document, page),
      redirectUrl: document.redirect ? await findRedirectUrl(document, locale) : null,
      noReferrerNoFollow: orElse(orEmpty(document.flags).noReferrerNoFollow, false),
    }
  },
)
