import type { Locale } from '@/domain/shared/locale'
import type { Picture as PictureView } from '@/site/data/view-models'
import { findText, getTranslator } from '@/site/messages/translator'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icon'
import { Lightbox } from '@/site/ui/lightbox'
import { Picture } from '@/site/ui/picture'
import { Scroller } from '@/site/ui/scroller'

type PictureGalleryProps = { pictures: PictureView[]; locale: Locale; label: string }

/** Every picture of a home: one to a swipe on telephones, a film of one large and pairs of small ones from tablets on. */
export function PictureGallery({ pictures, locale, label }: PictureGalleryProps) {
  const t = getTranslator(locale)
  if (pictures.length === 0) {
    return (
      <div className="bg-sand text-ink-soft flex min-h-64 flex-col items-center justify-center gap-3 rounded-lg p-8 text-center md:min-h-80">
        <Icon name="house" className="size-16 opacity-50" />
        <p className="font-serif text-xl text-ink">{t('property.noPhoto')}</p>
        <p className="text-sm">{t('property.noPhotoHint')}</p>
      </div>
    )
  }
  return (
    <Lightbox
      pictures={pictures}
      texts={{
        label,
        close: t('property.lightbox.close'),
        previous: t('common.previous'),
        next: t('common.next'),
        zoom: t('property.lightbox.zoom'),
        position: findText({ locale, path: ['property', 'lightbox', 'position'] }) ?? '',
      }}
    >
      <Scroller
        label={label}
        heading={
          <p className="text-ink-soft flex items-center gap-2 text-sm">
            <Icon name="photos" />
            {t('property.pictureCount', { count: pictures.length })}
          </p>
        }
        previous={t('common.previous')}
        next={t('common.next')}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.src + index}
            className={classNames(
              'overflow-hidden rounded-md',
              picture.kind === 'floor-plan' && 'floor-plan',
            )}
          >
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
      </Scroller>
    </Lightbox>
  )
}
