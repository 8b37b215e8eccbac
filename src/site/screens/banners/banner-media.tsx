import type { Locale } from '@/domain/shared/locale'
import type { Banner } from '@/site/data/content/page-models'
import { carouselTexts } from '@/site/words/carousel-texts'
import { getTranslator } from '@/messages/translator'
import { LazyBannerFilm } from '@/site/ui/media/lazy-banner-film'
import { LazyCarousel } from '@/site/ui/carousel/lazy-carousel'
import { Picture, windowWide } from '@/site/ui/media/picture'

/** The banner, if it has pictures or a film. */
export function withMedia(banner: Banner | null): Banner | null {
  if (!banner || banner.type === 'color') return null
  return banner.pictures.length > 0 || banner.video ? banner : null
}

type BannerMediaProps = { banner: Banner; locale: Locale; className: string }

/** The edge-to-edge media of a banner: its picture, its pictures one after the other, or its film. */
export function BannerMedia({ banner, locale, className }: BannerMediaProps) {
  const { pictures, video } = banner
  const t = getTranslator(locale)
  const [first] = pictures
  if (video) {
    const { host } = video
    return (
      <div className={className}>
        <LazyBannerFilm
          {...video}
          poster={first ?? null}
          texts={{ play: host ? t('video.play', { host }) : t('video.start'), pause: t('video.pause') }}
        />
      </div>
    )
  }
  if (pictures.length > 1) {
    return (
      <div className={className}>
        <LazyCarousel
          kind="banner"
          label={t('modules.slider.label')}
          texts={carouselTexts(locale)}
          autoplay
          slides={pictures.map((picture, index) => ({
            key: picture.src,
            content: (
              <Picture
                picture={picture}
                sizes={windowWide}
                priority={index === 0}
                className="banner-picture"
              />
            ),
          }))}
        />
      </div>
    )
  }
  return (
    <div className={className}>
      {first && <Picture picture={first} sizes={windowWide} priority className="banner-picture" />}
    </div>
  )
}
