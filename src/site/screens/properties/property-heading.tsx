import { pageCodeHref } from '@/domain/routing/coded-path'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyDetail } from '@/site/data/properties/property-models'
import { PriceText } from '@/site/features/properties/price/price-text'
import { SavedActions } from '@/site/features/saved-properties/saved-actions'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { Icon } from '@/site/ui/icons/icon'
import { Ribbon } from '@/site/ui/ribbon'
import { canBeHad, saidStatus } from '@/domain/properties/property-status'

/** The kind, place and price of a property. */
export function PropertyHeading({ property, locale }: { property: PropertyDetail; locale: Locale }) {
  const t = getTranslator(locale)
  const { id, title, url, street, place, price, ribbon, startPrice } = property
  return (
    <header>
      {/* Loaded by printing alone. */}
      <img
        src={pageCodeHref(url)}
        alt=""
        loading="lazy"
        data-printed=""
        width={160}
        height={160}
        className="page-code"
      />
      <div className="text-ink-soft mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        {ribbon && <Ribbon kind={ribbon.kind}>{ribbon.text}</Ribbon>}
        <p>{kindOf(property, locale)}</p>
      </div>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <p className="text-ink-soft mt-3 flex items-start gap-2">
        <Icon name="pin" className="mt-1 size-5" />
        <span>
          {street ? `${street}, ${place}` : place}
          {!street && <span className="block text-sm">{t('property.addressOnRequest')}</span>}
        </span>
      </p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <span className="font-serif text-3xl tabular-nums">
          <PriceText locale={locale} price={price} />
        </span>
        {startPrice && <span>{t('property.startPrice', { amount: startPrice })}</span>}
        <span className="text-ink-soft text-sm">{t('property.reference', { id: String(id) })}</span>
      </p>
      <SavedActions property={property} locale={locale} />
      <StatusNotice property={property} locale={locale} />
    </header>
  )
}

/** 'House · For sale · New build' */
function kindOf({ typeName, goal, newBuild, isLifeAnnuity }: PropertyDetail, locale: Locale): string {
  const t = getTranslator(locale)
  const notes = [newBuild && t('property.newBuild'), isLifeAnnuity && t('facts.groups.lifeAnnuity')]
  return [typeName, t(`property.goal.${goal}`), ...notes].filter(Boolean).join(' · ')
}

function StatusNotice({ property, locale }: { property: PropertyDetail; locale: Locale }) {
  const t = getTranslator(locale)
  const { similar } = property
  const status = saidStatus(property.status)
  if (status === null) return null
  return (
    <div role="note" className="bg-sand mt-6 rounded-lg p-5">
      <p className="font-semibold">{t(`property.statusNotice.${status}`)}</p>
      {similar.length > 0 && !canBeHad(status) && (
        <p className="text-ink-soft mt-1 text-sm">{t('property.statusHint')}</p>
      )}
    </div>
  )
}
