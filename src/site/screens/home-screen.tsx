import type { Locale } from '@/domain/shared/locale'
import { getHomeSearch } from '@/site/data/home-search'
import type { FormRequest } from '@/site/data/lead-models'
import type { Page } from '@/site/data/page-models'
import type { SiteFrame } from '@/site/data/view-models'
import { RenderModules } from '@/site/modules/render-module'
import { HomeBanner } from './home-banner'
import { ScreenMain } from './screen-main'

type HomeScreenProps = { page: Page; locale: Locale; frame: SiteFrame; request?: FormRequest }

export async function HomeScreen({ page, locale, frame, request }: HomeScreenProps) {
  const search = page.banner?.hasSearch ? await getHomeSearch(locale) : null
  return (
    <ScreenMain options={page}>
      <HomeBanner
        banner={page.banner}
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
