import { formatSurface } from '@/domain/properties/surface'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyCard as Card } from '@/site/data/view-models'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import type { IconName } from '@/site/ui/icons/icon-names'
import { Picture } from '@/site/ui/media/picture'
import { Ribbon } from '@/site/ui/ribbon'
import { SaveButton } from '@/site/ui/saved-properties/save-button'
import { SiteLink } from '@/site/ui/site-link'
import { EnergyBadge } from './energy-badge'
import { PriceText } from './price-text'

type PropertyCardProps = {
  card: Card
  locale: Locale
  headingLevel: 2 | 3 | 4
  /** As the attribute `sizes` of its picture. */
  sizes: string
  /** Of the first cards of a page that begins with them. */
  priority?: boolean
}

const headingTags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** A property at a glance; the whole card is the one link of its heading. */
export function PropertyCard({ card, locale, headingLevel, sizes, priority }: PropertyCardProps) {
  const t = getTranslator(locale)
  const Heading = headingTags[headingLevel]
  return (
    <article className="card group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-md">
        <CardPicture card={card} locale={locale} sizes={sizes} priority={priority} />
        <CardRibbon card={card} />
      </div>
      <div className="flex flex-1 flex-col pt-4">
        <div className="flex min-h-6 items-center justify-between gap-4">
          <p className="text-ink-soft truncate text-sm" title={card.place}>
            {card.place}
          </p>
          <EnergyBadge locale={locale} energy={card.energy} className="h-6" />
        </div>
        <Heading className="text-xl mt-1 line-clamp-2" title={card.title}>
          <SiteLink
            href={card.href}
            className="card-link decoration-brick decoration-1 underline-offset-4 group-hover:underline"
          >
            {card.title}
          </SiteLink>
        </Heading>
        <p className="mt-1.5 mb-4 text-lg font-semibold tabular-nums">
          <PriceText locale={locale} price={card.price} />
        </p>
        <CardFacts card={card} locale={locale} />
      </div>
      {/* Above the link that is the whole card, and behind it in the order of the keyboard. */}
      <SaveButton
        id={card.id}
        label={t('saved.save', { title: card.title })}
        className="absolute top-2 right-2 z-2"
      />
    </article>
  )
}

type PictureProps = Pick<PropertyCardProps, 'card' | 'locale' | 'sizes' | 'priority'>

function CardPicture({ card, locale, sizes, priority }: PictureProps) {
  const t = getTranslator(locale)
  const isGone = card.status !== 'available'
  if (card.picture) {
    return (
      <Picture
        picture={card.picture}
        sizes={sizes}
        priority={priority}
        className={`aspect-3/2 w-full object-cover transition-transform duration-700 ease-calm motion-safe:group-hover:scale-103 ${isGone ? 'saturate-50' : ''}`}
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

function CardRibbon({ card: { ribbon } }: { card: Card }) {
  if (!ribbon) return null
  return (
    <div className="absolute top-3 right-16 left-3">
      <Ribbon kind={ribbon.kind}>{ribbon.text}</Ribbon>
    </div>
  )
}

function CardFacts({ card, locale }: { card: Card; locale: Locale }) {
  const t = getTranslator(locale)
  const { bedrooms, livingSurface, groundSurface } = card
  const living = formatSurface(livingSurface, locale)
  const ground = formatSurface(groundSurface, locale)
  return (
    <dl className="border-line text-ink-soft mt-auto flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t pt-3 text-sm">
      {bedrooms !== null && (
        <Fact
          icon="bed"
          name={t('facts.rooms.bedrooms', { count: bedrooms })}
          value={t('property.bedrooms', { count: bedrooms })}
        />
      )}
      {living && <Fact icon="surface" name={t('property.livingSurface')} value={living} />}
      {ground && <Fact icon="plot" name={t('property.groundSurface')} value={ground} />}
    </dl>
  )
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  return (
    <div className="flex items-center gap-2 whitespace-nowrap">
      <dt>
        <Icon name={icon} />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
