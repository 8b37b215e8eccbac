import { formatSurface } from '@/domain/properties/surface'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyCard as Card } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import { Picture } from '@/site/ui/media/picture'
import { Ribbon } from '@/site/ui/ribbon'
import { SaveButton } from '@/site/ui/saved-properties/save-button'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { CardGallery } from './card-gallery'
import { CardMarks, CardPrice } from './card-terms'
import { EnergyBadge } from './energy-badge'
import { isListed } from '@/domain/properties/property-status'

type PropertyCardProps = {
  card: Card
  locale: Locale
  headingLevel: 2 | 3 | 4
  /** As the attribute `sizes` of its picture. */
  sizes: string
  /** Of the first cards of a page that begins with them. */
  priority?: boolean
  /** In a row that is swiped itself, a card has its first picture alone. */
  isSlide?: boolean
}

const headingTags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** A property at a glance; the whole card is the one link of its heading. */
export function PropertyCard({ card, locale, headingLevel, ...picture }: PropertyCardProps) {
  const t = getTranslator(locale)
  const Heading = headingTags[headingLevel]
  return (
    <article className="card property-card group">
      <div className="property-card-words">
        <div className="property-card-top">
          <p title={card.place}>{card.place}</p>
          <EnergyBadge locale={locale} energy={card.energy} className="h-6" />
        </div>
        <Heading className="property-card-title" title={card.title}>
          <SiteLink href={card.href} className="card-link">
            {card.title}
          </SiteLink>
        </Heading>
        <CardPrice card={card} locale={locale} />
        <CardFacts card={card} locale={locale} />
      </div>
      {/* Above the words, and behind their link in the order of the keyboard. */}
      <div className="property-card-frame">
        <CardPicture card={card} locale={locale} {...picture} />
        <CardRibbon card={card} />
        <CardMarks card={card} locale={locale} />
      </div>
      {/* Above the link that is the whole card, and behind it in the order of the keyboard. */}
      <SaveButton
        id={card.id}
        label={t('saved.save', { title: card.title })}
        saved={t('saved.isSaved')}
        className="property-card-save"
      />
    </article>
  )
}

type PictureProps = Omit<PropertyCardProps, 'headingLevel'>

function CardPicture({ card, locale, sizes, priority, isSlide = false }: PictureProps) {
  const t = getTranslator(locale)
  const isGone = !isListed(card.status)
  if (card.picture) {
    const first = (
      <Picture
        picture={card.picture}
        sizes={sizes}
        priority={priority}
        className={isGone ? 'property-card-picture saturate-50' : 'property-card-picture'}
      />
    )
    if (isSlide || card.pictureCount < 2) return first
    return (
      <CardGallery id={card.id} href={card.href}>
        {first}
      </CardGallery>
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
    <div className="property-card-ribbon">
      <Ribbon kind={ribbon.kind}>{ribbon.text}</Ribbon>
    </div>
  )
}

const surfaceNames = {
  living: 'property.livingSurface',
  office: 'facts.surfaces.office',
  total: 'facts.surfaces.total',
  ground: 'property.groundSurface',
} as const

function CardFacts({ card, locale }: { card: Card; locale: Locale }) {
  const t = getTranslator(locale)
  const { bedrooms, surfaces } = card
  return (
    <dl className="property-card-facts">
      {bedrooms !== null && (
        <CardFact
          icon="bed"
          name={t('facts.rooms.bedrooms', { count: bedrooms })}
          value={t('property.bedrooms', { count: bedrooms })}
        />
      )}
      {surfaces.map(({ kind, squareMetres }) => (
        <CardFact
          key={kind}
          icon={kind === 'ground' ? 'plot' : 'surface'}
          name={t(surfaceNames[kind])}
          value={formatSurface(squareMetres, locale) ?? ''}
        />
      ))}
    </dl>
  )
}

type CardFactProps = { icon: 'bed' | 'surface' | 'plot'; name: string; value: string }

/** Its icon is drawn by the styles: a list has some hundred of them. */
function CardFact({ icon, name, value }: CardFactProps) {
  return (
    <div className={`fact-${icon}`}>
      <dt className="sr-only">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
