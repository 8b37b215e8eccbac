import 'server-only'
import type { Page as PageDocument } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { cached, getClient } from './client'
import { orElse, orEmpty, orNull } from './defaults'
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

async function toPage(document: PageDocument, context: { locale: Locale; page: number }): Promise<Page> {
  const published = orElse(document.modules, [])
    .flatMap((module) => populated(module) ?? [])
    .filter(({ _status }) => _status === 'published')
  return {
    name: document.name,
    title: document.title || document.name,
    description: orNull(document.description),
    isHome: document.path === '/',
    banner: toBanner(document),
    showBreadcrumb: orElse(orEmpty(document.flags).showBreadcrumb, true),
    modules: await Promise.all(published.map((module) => toModule(module, context))),
  }
}

type Appearance = Pick<PageContent, 'metaTitle' | 'metaDescription' | 'image' | 'index'>

function appearanceOf(document: PageDocument): Appearance {
  const { title, description, image } = orEmpty(document.meta)
  return {
    metaTitle: orNull(title),
    metaDescription: orNull(description ?? document.description),
    image: toPicture(image) ?? toPicture(orEmpty(document.banner).image),
    index: document.isPublic !== false && orEmpty(document.flags).isActiveSeo !== false,
  }
}

function toBanner({ banner }: PageDocument): Banner | null {
  if (!banner?.show) return null
  const pictures =
    banner.type === 'gallery' ? toPictures(banner.gallery) : toPictures([banner.image, banner.video?.poster])
  return {
    type: orElse(banner.type, 'image'),
    title: orNull(banner.title),
    description: orNull(banner.description),
    pictures,
    color: orNull(banner.color),
    transparent: orElse(banner.transparent, false),
    hasSearch: orElse(banner.search, false),
  }
}

type PageAddress = { id: number; locale: Locale; listPage: number }

/** A published page in one language, at one page of its listing; null where it has no address in that language. */
export const getPage = cached(
  { name: 'page', tags },
  async ({ id, locale, listPage }: PageAddress): Promise<PageContent | null> => {
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
    return {
      page: await toPage(document, { locale, page: listPage }),
      ...appearanceOf(document),
      redirectUrl: document.redirect ? orNull(document.redirectUrl) : null,
    }
  },
)
