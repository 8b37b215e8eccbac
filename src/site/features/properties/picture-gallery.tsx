import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { Picture as PictureView } from '@/site/data/view-models'
import { lightboxTexts } from '@/site/words/lightbox-texts'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import { LazyLightbox, LazyScroller } from '@/site/ui/records/lazy-record-parts'
import { Picture } from '@/site/ui/media/picture'

type PictureGalleryProps = {
  pictures: PictureView[]
  locale: Locale
  label: string
  /** Beside the number of pictures: the ways to the film, the tour and the plans. */
  beside?: ReactNode
}

/** Every picture of a property: one to a swipe on telephones, a film of one large and pairs of small ones from tablets on. */
export function PictureGallery({ pictures, locale, label, beside }: PictureGalleryProps) {
  const t = getTranslator(locale)
  if (pictures.length === 0) {
    return (
      <div className="bg-sand text-ink-soft flex min-h-64 flex-col items-center justify-center gap-3 rounded-lg p-8 text-center md:min-h-80">
        <Icon name="house" className="size-16 opacity-50" />
        <p className="font-serif text-xl text-ink">{t('property.noPhoto')}</p>
        <p className="text-sm">{t('property.noPhotoHint')}</p>
        {beside}
      </div>
    )
  }
  return (
    <LazyLightbox texts={lightboxTexts({ locale, kind: 'photos', label })}>
      <LazyScroller
        label={label}
        heading={
          <div className="text-ink-soft flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
            <a href={pictures[0]?.src} data-picture={0} className="media-link">
              <Icon name="photos" />
              {t('property.showPictures', { count: pictures.length })}
            </a>
            {beside}
          </div>
        }
        previous={t('common.previous')}
        next={t('common.next')}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src + index} className="overflow-hidden rounded-md">
            <a
              href={picture.src}
              data-picture={index}
              aria-label={t('property.lightbox.open', { alt: picture.alt })}
              className="block size-full cursor-zoom-in focus-visible:-outline-offset-4"
            >
              <Picture
                picture={picture}
                priority={index === 0}
                sizes={index === 0 ? '(width < 48rem) 92vw, 52rem' : '(width < 48rem) 92vw, 26rem'}
              />
            </a>
          </li>
        ))}
      </LazyScroller>
    </LazyLightbox>
  )
}
