import type { Locale } from '@/domain/shared/locale'
import { getHomeSearch } from '@/site/data/search/home-search'
import type { FormRequest } from '@/site/data/leads/lead-models'
import type { Page } from '@/site/data/content/page-models'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { RenderModules } from '@/site/modules/render-module'
import { HomeBanner } from './banners/home-banner'
import { ScreenMain } from './screen-main'
import { liesUnderHeader } from './banners/under-header'

type HomeScreenProps = { page: Page; locale: Locale; frame: SiteFrame; request?: FormRequest }

export async function HomeScreen({ page, locale, frame, request }: HomeScreenProps) {
  // At the top of the home page the header is transparent, whatever the banner says (specification section 2).
  const banner = page.banner && { ...page.banner, transparent: true }
  const search = page.banner?.hasSearch ? await getHomeSearch(locale) : null
  return (
    <ScreenMain options={page} isUnderHeader={liesUnderHeader(banner)}>
      <HomeBanner
        banner={banner}
        locale={locale}
        title={page.title}
        description={page.description}
        search={search}
      />
      <RenderModules
        modules={page.modules}
        locale={locale}
        frame={frame}
        basePath={frame.homeHref}
        startsWithPicture
        request={request}
      />
    </ScreenMain>
  )
}
