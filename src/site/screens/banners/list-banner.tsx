import type { CSSProperties } from 'react'
import type { Banner } from '@/site/data/content/page-models'
import { getTranslator } from '@/messages/translator'
import { Breadcrumb } from '@/site/ui/navigation/breadcrumb'
import { classNames } from '@/site/ui/class-names'
import { readableOn } from '@/site/ui/colors/readable-on'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { PictureGround } from '@/site/ui/media/picture-ground'
import type { PageBannerProps } from './page-banner'

type Ground = { className: string; style?: CSSProperties }

/** The top of a page that begins with a list: as low as its words, so that the first properties are seen at once. */
export function ListBanner({ banner, locale, title, description, crumbs }: PageBannerProps) {
  const t = getTranslator(locale)
  const text = banner?.description ?? description
  const { className, style } = groundOf(banner)
  const picture = pictureOf(banner)
  return (
    <header className={classNames('list-banner', className)} style={style}>
      {picture && <PictureGround picture={picture} />}
      <Container>
        <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} />
        <div className="list-banner-words">
          <Heading level={1} size="lg">
            {banner?.title ?? title}
          </Heading>
          {text && <p className="max-w-xl text-sm opacity-90">{text}</p>}
        </div>
      </Container>
    </header>
  )
}

const isColored = (banner: Banner | null): banner is Banner & { color: string } =>
  banner?.type === 'color' && Boolean(banner.color)

/** Its picture, or the first of several. */
const pictureOf = (banner: Banner | null) =>
  banner && banner.type !== 'color' ? (banner.pictures[0] ?? null) : null

function groundOf(banner: Banner | null): Ground {
  if (isColored(banner))
    return {
      className: readableOn(banner.color) === 'paper' ? 'on-dark text-paper' : 'text-ink',
      style: { backgroundColor: banner.color },
    }
  return { className: pictureOf(banner) ? 'on-dark bg-ink text-paper' : '' }
}
