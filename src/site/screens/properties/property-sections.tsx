import type { Locale } from '@/domain/shared/locale'
import { getMapFrame } from '@/site/data/search/map'
import type { PropertyDetail } from '@/site/data/properties/property-models'
import { DistrictBlock } from '@/site/features/properties/district-block'
import { EnergyBlock } from '@/site/features/properties/energy-block'
import { FactGroups, FactList } from '@/site/features/properties/fact-groups'
import { FloorPlans, splitPlans } from '@/site/features/properties/floor-plans'
import { LoanSection } from '@/site/features/properties/price/loan-section'
import { filmId, tourId } from '@/site/features/properties/media-links'
import { PlanningBlock } from '@/site/features/properties/planning-block'
import { PriceHistory } from '@/site/features/properties/price-history'
import { PurchaseCostsTable } from '@/site/features/properties/price/purchase-costs-table'
import { getTranslator } from '@/messages/translator'
import { LazyMapFrame } from '@/site/ui/records/lazy-record-parts'
import { RichText } from '@/site/ui/rich-text'
import { LazyVideoEmbed } from '@/site/ui/media/lazy-video-embed'
import { PropertyDocuments } from './property-documents'
import { Section } from './property-section'
import { generalFacts, groupOf, sectionIds, shownSections } from './shown-sections'

type PropertySectionProps = { property: PropertyDetail; locale: Locale }

/** Description, facts, plans, energy, costs, in the order of interest; empty sections are left out. */
export function PropertySections({ property, locale }: PropertySectionProps) {
  const t = getTranslator(locale)
  const { description, purchaseCosts, priceHistory } = property
  const facts = generalFacts(property)
  const costs = groupOf(property, 'costs')
  return (
    <>
      {description.length > 0 && (
        <Section id={sectionIds.description} title={t('property.description')}>
          <RichText blocks={description} under={2} newTabHint={t('common.newTab')} />
          <Media property={property} />
        </Section>
      )}
      {description.length === 0 && <Media property={property} />}
      {facts.length > 0 && (
        <Section id={sectionIds.facts} title={t('property.facts')}>
          <FactGroups groups={facts} locale={locale} />
        </Section>
      )}
      <Plans property={property} locale={locale} />
      <Energy property={property} locale={locale} />
      <Planning property={property} locale={locale} />
      <Place property={property} locale={locale} />
      {costs && (
        <Section id={sectionIds.costs} title={t('property.costs')}>
          <FactList group={costs} locale={locale} />
        </Section>
      )}
      {purchaseCosts && (
        <Section id={sectionIds.purchase} title={t('property.purchase.title')}>
          <PurchaseCostsTable costs={purchaseCosts} locale={locale} />
          <LoanSection costs={purchaseCosts} locale={locale} />
        </Section>
      )}
      {priceHistory && <PriceHistory history={priceHistory} locale={locale} />}
      <PropertyDocuments property={property} locale={locale} />
    </>
  )
}

function Plans({ property: { pictures }, locale }: PropertySectionProps) {
  const { plans } = splitPlans(pictures)
  if (plans.length === 0) return null
  return (
    <Section id={sectionIds.plans} title={getTranslator(locale)('property.plans.title')}>
      <FloorPlans plans={plans} locale={locale} />
    </Section>
  )
}

function Energy({ property, locale }: PropertySectionProps) {
  if (!shownSections(property).has('energy')) return null
  const group = groupOf(property, 'energy')
  return (
    <Section id={sectionIds.energy} title={getTranslator(locale)('property.energy')}>
      <EnergyBlock property={property} group={group} locale={locale} />
    </Section>
  )
}

function Planning({ property, locale }: PropertySectionProps) {
  const group = groupOf(property, 'planning')
  if (!group) return null
  return (
    <Section id={sectionIds.planning} title={getTranslator(locale)('property.planning')}>
      <PlanningBlock group={group} floodSymbol={property.floodSymbol} locale={locale} />
    </Section>
  )
}

function Place({ property: { map, district, town }, locale }: PropertySectionProps) {
  const t = getTranslator(locale)
  if (!map && !district) return null
  return (
    <div className={district ? undefined : 'print:hidden'}>
      <Section id={sectionIds.place} title={t('map.place')}>
        {map && (
          <div className="print:hidden">
            <LazyMapFrame frame={getMapFrame(locale)} message={map} label={t('map.place')} />
          </div>
        )}
        {district && (
          <div className={map ? 'mt-8' : undefined}>
            <DistrictBlock district={district} town={town} locale={locale} />
          </div>
        )}
      </Section>
    </div>
  )
}

function Media({ property }: Pick<PropertySectionProps, 'property'>) {
  const { video, virtualTour, picture } = property
  if (!video && !virtualTour) return null
  return (
    <div className="mt-8 flex max-w-3xl flex-col gap-6">
      {virtualTour && (
        <div id={tourId}>
          <LazyVideoEmbed video={virtualTour} poster={picture} />
        </div>
      )}
      {video && (
        <div id={filmId}>
          <LazyVideoEmbed video={video} poster={picture} />
        </div>
      )}
    </div>
  )
}
