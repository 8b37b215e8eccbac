import { canBeNarrowed } from '@/domain/modules/presentation'
import type { Locale } from '@/domain/shared/locale'
import type { FormRequest } from '@/site/data/leads/lead-models'
import type { Page } from '@/site/data/content/page-models'
import type { SiteFrame } from '@/site/data/content/frame-models'
import type { PlaceLink } from '@/site/data/places/place-page'
import type { Crumb } from '@/site/data/view-models'
import { LoginForm } from '@/site/features/owner-login/login-form'
import { RenderModules } from '@/site/modules/render-module'
import { getTranslator } from '@/messages/translator'
import { Container } from '@/site/ui/container'
import { RichText } from '@/site/ui/rich-text'
import { withMedia } from './banners/banner-media'
import { ListBanner } from './banners/list-banner'
import { PageBanner } from './banners/page-banner'
import { TopTowns } from './places/top-towns'
import { ScreenMain } from './screen-main'
import { WayBack } from './way-back'
import { WayOn } from './way-on'
import { liesUnderHeader } from './banners/under-header'

type PageScreenProps = {
  page: Page
  crumbs: Crumb[]
  locale: Locale
  frame: SiteFrame
  /** The page's own address, with the filters of a filtered listing, without its page number. */
  basePath: string
  request?: FormRequest
  /** Of a list of one goal: the towns with most properties. */
  towns?: PlaceLink[]
}

/** Every page that consists of modules, listings included. */
export function PageScreen({ page, crumbs, locale, frame, basePath, request, towns }: PageScreenProps) {
  return (
    <ScreenMain options={page} isUnderHeader={!isListPage(page) && liesUnderHeader(page.banner)}>
      <Top page={page} crumbs={crumbs} locale={locale} />
      {page.isLogin && (
        <Container className="pt-8 pb-16">
          <div className="form-sheet max-w-xl">
            <LoginForm locale={locale} />
          </div>
        </Container>
      )}
      {page.content.length > 0 && (
        <Container className="py-section">
          <RichText blocks={page.content} newTabHint={getTranslator(locale)('common.newTab')} />
        </Container>
      )}
      <div className="page-modules">
        <RenderModules
          modules={page.modules}
          locale={locale}
          frame={frame}
          basePath={basePath}
          // The picture behind a low heading is not waited for: the first properties are.
          startsWithPicture={!isListPage(page) && withMedia(page.banner) !== null}
          request={request}
        />
      </div>
      <TopTowns towns={towns} page={page} locale={locale} />
      {page.isFeedback && request && <WayBack query={request.query} locale={locale} />}
      {page.isFeedback && (
        <WayOn
          property={request?.query.property ?? null}
          locale={locale}
          alertHref={frame.keepInformedHref}
        />
      )}
    </ScreenMain>
  )
}

function Top({ page, crumbs, locale }: Pick<PageScreenProps, 'page' | 'crumbs' | 'locale'>) {
  const { banner, title, description, showBreadcrumb } = page
  const Banner = isListPage(page) ? ListBanner : PageBanner
  return (
    <Banner
      banner={banner}
      locale={locale}
      title={title}
      description={description}
      crumbs={showBreadcrumb ? crumbs : []}
    />
  )
}

/** Whether a page begins with a list that visitors search: it shows its first properties at once. */
function isListPage({ isLogin, content, modules: [first] }: Page): boolean {
  if (isLogin || content.length > 0 || first?.relation.type !== 'property-list') return false
  return canBeNarrowed({ view: first.view, maximum: first.relation.list.base?.maximum ?? null })
}
