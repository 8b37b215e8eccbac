import 'server-only'
import type { Page as PageDocument } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { cached, getClient } from './client'
import { toModule } from './modules'
import { populated, toPicture, toPictures } from './pictures'
import type { Banner, Page, Picture } from './view-models'

export type PageContent = {
  page: Page
  metaTitle: string | null
  metaDescription: string | null
  image: Picture | null
  index: boolean
  redirectUrl: string | null
}

// Everything a module can show: a save of any of them makes the pages that may show it fresh.
const tags = [
  'pages',
  'modules',
  'articles',
  'categories',
  'sliders',
  'testimonials',
  'contact-forms',
  'property-lists',
  'properties',
  'property-types',
  'cities',
  'media',
  'site-settings',
]

function toBanner({ banner }: PageDocument): Banner | null {
  if (!banner?.show) return null
  const pictures =
    banner.type === 'gallery' ? toPictures(banner.gallery) : toPictures([banner.image, banner.video?.poster])
  return {
    type: banner.type ?? 'image',
    title: banner.title ?? null,
    description: banner.description ?? null,
    pictures,
    color: banner.color ?? null,
    transparent: banner.transparent ?? false,
    hasSearch: banner.search ?? false,
  }
}

/** A published page in one language, at one page of its listing; null where it has no address in that language. */
export const getPage = cached(
  { name: 'page', tags },
  async (id: number, locale: Locale, listPage: number): Promise<PageContent | null> => {
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
    const published = (document.modules ?? [])
      .flatMap((module) => populated(module) ?? [])
      .filter(({ _status }) => _status === 'published')
    const { flags } = document
    return {
      page: {
        name: document.name,
        title: document.title || document.name,
        description: document.description ?? null,
        isHome: document.path === '/',
        banner: toBanner(document),
        showBreadcrumb: flags?.showBreadcrumb ?? true,
        modules: await Promise.all(published.map((module) => toModule(module, { locale, page: listPage }))),
      },
      metaTitle: document.meta?.title ?? null,
      metaDescription: document.meta?.description ?? document.description ?? null,
      image: toPicture(document.meta?.image) ?? toPicture(document.banner?.image),
      index: document.isPublic !== false && flags?.isActiveSeo !== false,
      redirectUrl: document.redirect ? (document.redirectUrl ?? null) : null,
    }
  },
)
