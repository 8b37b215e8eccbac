import type { Locale } from '@/domain/shared/locale'
import type { AgentCard as Agent, Crumb, PropertyDetail, SiteFrame } from '@/site/data/view-models'
import { AgentCard, ContactBar } from '@/site/features/properties/agent-card'
import { KeyFacts } from '@/site/features/properties/key-facts'
import { PictureGallery } from '@/site/features/properties/picture-gallery'
import { SimilarHomes } from '@/site/features/properties/similar-homes'
import { getTranslator } from '@/site/messages/translator'
import { Breadcrumb } from '@/site/ui/breadcrumb'
import { Container } from '@/site/ui/container'
import { PropertyHeading } from './property-heading'
import { PropertySections } from './property-sections'
import { ScreenMain } from './screen-main'

type PropertyScreenProps = { property: PropertyDetail; crumbs: Crumb[]; locale: Locale; frame: SiteFrame }

/** A home: its pictures, what it is and costs, whom to ask, then everything in the order people ask. */
export function PropertyScreen({ property, crumbs, locale, frame }: PropertyScreenProps) {
  const t = getTranslator(locale)
  const agent = property.agent ?? agencyAsAgent(frame)
  const subject = t('property.mailSubject', { title: property.title, id: String(property.id) })
  return (
    <ScreenMain>
      <article>
        <Container className="pb-section pt-4">
          <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} className="mb-4" />
          <PictureGallery pictures={property.pictures} locale={locale} label={t('property.pictures')} />
          <div className="mt-6 grid gap-x-16 gap-y-10 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="flex min-w-0 flex-col gap-10">
              <PropertyHeading property={property} locale={locale} />
              <KeyFacts property={property} locale={locale} />
              <PropertySections property={property} locale={locale} />
            </div>
            <div>
              <div className="lg:sticky lg:top-[calc(var(--header-height-scrolled)+1.5rem)]">
                <AgentCard
                  agent={agent}
                  locale={locale}
                  title={t('property.contactTitle')}
                  subject={subject}
                />
              </div>
            </div>
          </div>
        </Container>
      </article>
      {property.similar.length > 0 && (
        <div className="bg-sand py-section overflow-x-clip print:hidden">
          <Container>
            <SimilarHomes cards={property.similar} locale={locale} />
          </Container>
        </div>
      )}
      <ContactBar agent={agent} locale={locale} subject={subject} />
    </ScreenMain>
  )
}

/** A home without an agent of its own is the whole agency's. */
function agencyAsAgent({ agency }: SiteFrame): Agent {
  return { name: agency.name, jobTitle: null, phone: agency.phone, email: agency.email, photo: null }
}
