import type { Locale } from '@/domain/shared/locale'
import type { Crumb, Page, SiteFrame } from '@/site/data/view-models'
import { RenderModules } from '@/site/modules/render-module'
import { PageBanner } from './page-banner'
import { ScreenMain } from './screen-main'

type PageScreenProps = {
  page: Page
  crumbs: Crumb[]
  locale: Locale
  frame: SiteFrame
  /** The page's own address, with the filters of a filtered listing, without its page number. */
  basePath: string
}

/** Every page that is made of modules, listings included. */
export function PageScreen({ page, crumbs, locale, frame, basePath }: PageScreenProps) {
  return (
    <ScreenMain>
      <PageBanner
        banner={page.banner}
        locale={locale}
        title={page.title}
        description={page.description}
        crumbs={page.showBreadcrumb ? crumbs : []}
      />
      <div className="page-modules">
        <RenderModules
          modules={page.modules}
          locale={locale}
          frame={frame}
          basePath={basePath}
          startsWithPicture={Boolean(page.banner?.pictures.length)}
        />
      </div>
    </ScreenMain>
  )
}
