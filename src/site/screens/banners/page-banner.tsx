import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { Banner } from '@/site/data/content/page-models'
import type { Crumb } from '@/site/data/view-models'
import { getTranslator } from '@/messages/translator'
import { Breadcrumb } from '@/site/ui/navigation/breadcrumb'
import { classNames } from '@/site/ui/class-names'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { BannerColor } from './banner-color'
import { BannerMedia, withMedia } from './banner-media'
import { liesUnderHeader } from './under-header'

export type PageBannerProps = {
  banner: Banner | null
  locale: Locale
  title: string
  description: string | null
  crumbs: Crumb[]
}

/** The top of a page: its picture, film or colour if it has one, its h1 and breadcrumb. */
export function PageBanner(props: PageBannerProps) {
  const { banner, locale, crumbs } = props
  const t = getTranslator(locale)
  const way = <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} />
  const words = <Words {...props} />
  if (banner?.type === 'color' && banner.color) {
    return (
      <>
        <BannerColor color={banner.color} isUnderHeader={liesUnderHeader(banner)}>
          <Container className="pt-12 md:pt-20">{words}</Container>
        </BannerColor>
        <Container className="pt-4">{way}</Container>
      </>
    )
  }
  const shown = withMedia(banner)
  if (shown) return <UnderMedia banner={shown} locale={locale} words={words} way={way} />
  return (
    <Container className="pt-6 md:pt-8">
      {way}
      <div className="mt-6 md:mt-8">{words}</div>
    </Container>
  )
}

function Words({ banner, title, description }: PageBannerProps) {
  const text = banner?.description ?? description
  return (
    <>
      <Heading level={1} size="xl">
        {banner?.title ?? title}
      </Heading>
      {text && <p className="mt-4 max-w-2xl text-lg text-balance opacity-90">{text}</p>}
    </>
  )
}

type UnderMediaProps = { banner: Banner; locale: Locale; words: ReactNode; way: ReactNode }

function UnderMedia({ banner, locale, words, way }: UnderMediaProps) {
  const isOverlay = banner.transparent
  return (
    <div>
      <div className="relative">
        <BannerMedia
          banner={banner}
          locale={locale}
          className={classNames('banner-media banner-media-page', isOverlay && 'banner-media-tall')}
        />
        {isOverlay && <div aria-hidden="true" className="banner-shade" />}
      </div>
      <Container className="relative">
        <div className="banner-words banner-words-page bg-paper pt-6 md:w-fit md:max-w-3xl md:rounded-tr-lg md:pt-7 md:pr-14">
          {way}
          <div className="mt-3">{words}</div>
        </div>
      </Container>
    </div>
  )
}
