import type { Locale } from '@/domain/shared/locale'
import type { Picture as PictureView } from '@/site/data/view-models'
import { lightboxTexts } from '@/site/words/lightbox-texts'
import { getTranslator } from '@/messages/translator'
import { LazyLightbox } from '@/site/ui/records/lazy-record-parts'
import { Picture } from '@/site/ui/media/picture'

type FloorPlansProps = { plans: PictureView[]; locale: Locale }

/** Photos are for the gallery, plans for a section where they can be read. */
export function splitPlans(pictures: readonly PictureView[]): {
  photos: PictureView[]
  plans: PictureView[]
} {
  const isPlan = ({ kind }: PictureView) => kind === 'floor-plan'
  return { photos: pictures.filter((picture) => !isPlan(picture)), plans: pictures.filter(isPlan) }
}

/** Of the section they stand in. */
export const plansId = 'plans'

/** The plans of a property, whole and large enough to be read, each with what it shows below it. */
export function FloorPlans({ plans, locale }: FloorPlansProps) {
  const t = getTranslator(locale)
  return (
    <LazyLightbox texts={lightboxTexts({ locale, kind: 'plans', label: t('property.plans.title') })}>
      <ul className="floor-plans grid gap-6 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {plans.map((plan, index) => (
          <li key={plan.src + index} className="keep-together">
            <a
              href={plan.src}
              data-picture={index}
              data-color={plan.color}
              aria-label={t('property.lightbox.open', { alt: plan.alt })}
              className="border-line bg-white block cursor-zoom-in rounded-md border p-4"
            >
              <Picture
                picture={{ ...plan, color: null }}
                sizes="(width < 48rem) 88vw, 42rem"
                className="mx-auto max-h-128 w-full object-contain"
              />
            </a>
            <p aria-hidden="true" className="text-ink-soft mt-2 text-sm">
              {plan.alt}
            </p>
          </li>
        ))}
      </ul>
    </LazyLightbox>
  )
}
