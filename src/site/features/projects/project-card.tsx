import type { Locale } from '@/domain/shared/locale'
import type { ProjectCard as Card } from '@/site/data/content/page-models'
import { lowestPriceWords } from '@/messages/price-words'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import { Picture } from '@/site/ui/media/picture'
import { SiteLink } from '@/site/ui/navigation/site-link'

type ProjectCardProps = {
  card: Card
  locale: Locale
  headingLevel: 2 | 3 | 4
  /** As the attribute `sizes` of its picture. */
  sizes: string
  /** Of the first cards of a page that begins with them. */
  priority?: boolean
}

const headingTags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** A project at a glance; the whole card is the one link of its heading. */
export function ProjectCard({ card, locale, headingLevel, sizes, priority }: ProjectCardProps) {
  const t = getTranslator(locale)
  const Heading = headingTags[headingLevel]
  const { href, title, place, priceFrom, available } = card
  return (
    <article className="card group relative flex h-full flex-col">
      <div className="overflow-hidden rounded-md">
        <CardPicture card={card} locale={locale} sizes={sizes} priority={priority} />
      </div>
      <div className="flex flex-1 flex-col pt-4">
        <p className="text-ink-soft truncate text-sm" title={place}>
          {place}
        </p>
        <Heading className="text-xl mt-1 line-clamp-2" title={title}>
          <SiteLink
            href={href}
            className="card-link decoration-brick decoration-1 underline-offset-4 group-hover:underline"
          >
            {title}
          </SiteLink>
        </Heading>
        {priceFrom.map(({ goal, amount }) => (
          <p key={goal} className="mt-1.5 text-lg font-semibold tabular-nums">
            {lowestPriceWords({ locale, goal, amount })}
          </p>
        ))}
        {available !== null && (
          <p className="text-ink-soft mt-1.5 text-sm">
            {t('modules.projects.available', { count: available })}
          </p>
        )}
      </div>
    </article>
  )
}

function CardPicture({
  card: { picture },
  locale,
  sizes,
  priority,
}: Pick<ProjectCardProps, 'card' | 'locale' | 'sizes' | 'priority'>) {
  const t = getTranslator(locale)
  if (picture) {
    return (
      <Picture
        picture={picture}
        sizes={sizes}
        priority={priority}
        className="aspect-3/2 w-full object-cover transition-transform duration-700 ease-calm motion-safe:group-hover:scale-103"
      />
    )
  }
  return (
    <div className="bg-sand text-ink-soft flex aspect-3/2 flex-col items-center justify-center gap-3">
      <Icon name="house" className="size-12 opacity-50" />
      <p className="text-sm">{t('property.noPhoto')}</p>
    </div>
  )
}
