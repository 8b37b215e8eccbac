import type { Locale } from '@/domain/shared/locale'
import type { Picture as PictureView } from '@/site/data/view-models'
import { getTranslator } from '@/site/messages/translator'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icon'
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
    <Scroller
      kind="film"
      label={label}
      controls="below"
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
          className={classNames('overflow-hidden rounded-md', picture.kind === 'floor-plan' && 'floor-plan')}
        >
          <Picture
            picture={picture}
            priority={index === 0}
            sizes={index === 0 ? '(width < 48rem) 92vw, 52rem' : '(width < 48rem) 92vw, 26rem'}
          />
        </li>
      ))}
    </Scroller>
  )
}
