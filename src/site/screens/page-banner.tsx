import type { CSSProperties, ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { Banner, Crumb, Picture as PictureView } from '@/site/data/view-models'
import { getTranslator } from '@/site/messages/translator'
import { Breadcrumb } from '@/site/ui/breadcrumb'
import { classNames } from '@/site/ui/class-names'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { Picture } from '@/site/ui/picture'
import { readableOn } from '@/site/ui/readable-on'

type PageBannerProps = {
  banner: Banner | null
  locale: Locale
  title: string
  description: string | null
  crumbs: Crumb[]
}

/** The top of a page: its picture or colour when it has one, its h1 and the way to it. */
export function PageBanner(props: PageBannerProps) {
  const { banner, locale, crumbs } = props
  const t = getTranslator(locale)
  const way = <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} />
  const words = <Words {...props} />
  if (banner?.type === 'color' && banner.color)
    return <OnColor color={banner.color} words={words} way={way} />
  const picture = banner?.type === 'color' ? undefined : banner?.pictures[0]
  if (picture) {
    return <UnderPicture picture={picture} isOverlay={banner?.transparent ?? false} words={words} way={way} />
  }
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

type Parts = { words: ReactNode; way: ReactNode }

function UnderPicture({
  picture,
  isOverlay,
  words,
  way,
}: Parts & { picture: PictureView; isOverlay: boolean }) {
  return (
    <div data-banner={isOverlay ? 'overlay' : undefined}>
      <div className="relative">
        <Picture
          picture={picture}
          sizes="100vw"
          priority
          className={classNames('page-banner-picture', isOverlay && 'page-banner-picture-tall')}
        />
        {isOverlay && <div aria-hidden="true" className="home-banner-shade" />}
      </div>
      <Container className="relative">
        <div className="page-banner-words bg-paper pt-6 md:w-fit md:max-w-3xl md:rounded-tr-lg md:pt-7 md:pr-14">
          {way}
          <div className="mt-3">{words}</div>
        </div>
      </Container>
    </div>
  )
}

function OnColor({ color, words, way }: Parts & { color: string }) {
  const style: CSSProperties = { backgroundColor: color }
  return (
    <>
      <div style={style} className={readableOn(color) === 'paper' ? 'on-dark text-paper' : 'text-ink'}>
        <Container className="pt-12 pb-10 md:pt-20 md:pb-16">{words}</Container>
      </div>
      <Container className="pt-4">{way}</Container>
    </>
  )
}
