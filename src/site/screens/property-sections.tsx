import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import { getMapFrame } from '@/site/data/map'
import type { FactGroup, PropertyDetail } from '@/site/data/view-models'
import { EnergyBlock } from '@/site/features/properties/energy-block'
import { FactGroups, FactList } from '@/site/features/properties/fact-groups'
import { PurchaseCostsTable } from '@/site/features/properties/purchase-costs-table'
import { getTranslator } from '@/site/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Heading } from '@/site/ui/heading'
import { MapFrame } from '@/site/ui/map-frame'
import { RichText } from '@/site/ui/rich-text'
import { VideoEmbed } from '@/site/ui/video-embed'

/** Description, facts, energy, costs: the order in which people ask; a section with nothing to say is left out. */
export function PropertySections({ property, locale }: { property: PropertyDetail; locale: Locale }) {
  const t = getTranslator(locale)
  const { description, factGroups, energy, certificateNumber, purchaseCosts } = property
  const groupOf = (key: FactGroup['key']) => factGroups.find((group) => group.key === key) ?? null
  const energyGroup = groupOf('energy')
  const costs = groupOf('costs')
  const facts = factGroups.filter(({ key }) => key !== 'energy' && key !== 'costs')
  const hasEnergy = Boolean(energyGroup ?? energy.label ?? energy.labelText ?? certificateNumber)
  return (
    <>
      {description.length > 0 && (
        <Section title={t('property.description')}>
          <RichText blocks={description} under={2} newTabHint={t('common.newTab')} />
          <Media property={property} locale={locale} />
        </Section>
      )}
      {description.length === 0 && <Media property={property} locale={locale} />}
      {facts.length > 0 && (
        <Section title={t('property.facts')}>
          <FactGroups groups={facts} locale={locale} />
        </Section>
      )}
      {hasEnergy && (
        <Section title={t('property.energy')}>
          <EnergyBlock property={property} group={energyGroup} locale={locale} />
        </Section>
      )}
      <Place property={property} locale={locale} />
      {costs && (
        <Section title={t('property.costs')}>
          <FactList group={costs} locale={locale} />
        </Section>
      )}
      {purchaseCosts && (
        <Section title={t('property.purchase.title')}>
          <PurchaseCostsTable costs={purchaseCosts} locale={locale} />
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pt-4">
      <Heading level={2} size="md" className="mb-5">
        {title}
      </Heading>
      {children}
    </section>
  )
}

function Place({ property: { map }, locale }: { property: PropertyDetail; locale: Locale }) {
  const t = getTranslator(locale)
  if (!map) return null
  return (
    <div className="print:hidden">
      <Section title={t('map.place')}>
        <MapFrame frame={getMapFrame(locale)} message={map} label={t('map.place')} />
      </Section>
    </div>
  )
}

function Media({ property, locale }: { property: PropertyDetail; locale: Locale }) {
  const { video, virtualTour, videoUrl, virtualTourUrl, picture } = property
  if (!videoUrl && !virtualTourUrl) return null
  return (
    <div className="mt-8 flex max-w-3xl flex-col gap-6">
      {virtualTour && <VideoEmbed video={virtualTour} poster={picture} />}
      {video && <VideoEmbed video={video} poster={picture} />}
      <MediaLinks property={property} locale={locale} />
    </div>
  )
}

/** What this site cannot show on its own page opens in a tab. */
function MediaLinks({ property, locale }: { property: PropertyDetail; locale: Locale }) {
  const t = getTranslator(locale)
  const { video, virtualTour, videoUrl, virtualTourUrl } = property
  return (
    <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
      {virtualTourUrl && !virtualTour && (
        <ButtonLink href={virtualTourUrl} newTab newTabHint={t('common.newTab')} icon="cube" look="outline">
          {t('property.virtualTour')}
        </ButtonLink>
      )}
      {videoUrl && !video && (
        <ButtonLink href={videoUrl} newTab newTabHint={t('common.newTab')} icon="play" look="outline">
          {t('property.video')}
        </ButtonLink>
      )}
    </div>
  )
}
