import type { Locale } from '@/domain/shared/locale'
import type { Page } from '@/site/data/page-models'
import type { SiteFrame } from '@/site/data/view-models'
import { RenderModules } from '@/site/modules/render-module'
import { HomeBanner } from './home-banner'
import { ScreenMain } from './screen-main'

type HomeScreenProps = { page: Page; locale: Locale; frame: SiteFrame }

export function HomeScreen({ page, locale, frame }: HomeScreenProps) {
  return (
    <ScreenMain options={page}>
      <HomeBanner banner={page.banner} locale={locale} title={page.title} description={page.description} />
      <RenderModules
        modules={page.modules}
        locale={locale}
        frame={frame}
        basePath={frame.homeHref}
        startsWithPicture
      />
    </ScreenMain>
  )
}
