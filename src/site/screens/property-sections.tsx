import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { FactGroup, PropertyDetail } from '@/site/data/view-models'
import { EnergyBlock } from '@/site/features/properties/energy-block'
import { FactGroups, FactList } from '@/site/features/properties/fact-groups'
import { getTranslator } from '@/site/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Heading } from '@/site/ui/heading'
import { RichText } from '@/site/ui/rich-text'

/** Description, facts, energy, costs: the order in which people ask; a section with nothing to say is left out. */
export function PropertySections({ property, locale }: { property: PropertyDetail; locale: Locale }) {
  const t = getTranslator(locale)
  const { description, factGroups, energy, certificateNumber } = property
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
      {costs && (
        <Section title={t('property.costs')}>
          <FactList group={costs} locale={locale} />
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

function Media({ property, locale }: { property: PropertyDetail; locale: Locale }) {
  const t = getTranslator(locale)
  const { videoUrl, virtualTourUrl } = property
  if (!videoUrl && !virtualTourUrl) return null
  return (
    <div className="mt-7 flex flex-wrap gap-3 print:hidden">
      {virtualTourUrl && (
        <ButtonLink href={virtualTourUrl} newTab newTabHint={t('common.newTab')} icon="cube" look="outline">
          {t('property.virtualTour')}
        </ButtonLink>
      )}
      {videoUrl && (
        <ButtonLink href={videoUrl} newTab newTabHint={t('common.newTab')} icon="play" look="outline">
          {t('property.video')}
        </ButtonLink>
      )}
    </div>
  )
}
