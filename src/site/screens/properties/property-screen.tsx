import { appointmentAnchor } from '@/domain/appointments/stored-names'
import { questionKind } from '@/domain/leads/lead-kinds'
import type { Locale } from '@/domain/shared/locale'
import type { FormRequest } from '@/site/data/leads/lead-models'
import { toPropertySubject } from '@/site/data/leads/lead-subjects'
import type { SiteFrame } from '@/site/data/content/frame-models'
import type { AgentCard as Agent } from '@/site/data/agents/agent-models'
import type { Crumb } from '@/site/data/view-models'
import type { PropertyDetail } from '@/site/data/properties/property-models'
import { AgentCard, ContactBar, hasContactBar, type AgentAction } from '@/site/features/properties/agent-card'
import { splitPlans } from '@/site/features/properties/floor-plans'
import { KeyFacts } from '@/site/features/properties/key-facts'
import { MediaLinks } from '@/site/features/properties/media-links'
import { PageTools } from '@/site/features/sharing/page-tools'
import { PictureGallery } from '@/site/features/properties/picture-gallery'
import { PriceTerms } from '@/site/features/properties/price-terms'
import { SimilarProperties } from '@/site/features/properties/similar-properties'
import { RecentlyViewed } from '@/site/features/saved-properties/recently-viewed'
import { getTranslator } from '@/messages/translator'
import { LazyCountPageView, LazySectionLinks } from '@/site/ui/records/lazy-record-parts'
import { Breadcrumb } from '@/site/ui/navigation/breadcrumb'
import { Container } from '@/site/ui/container'
import { PropertyHeading } from './property-heading'
import { PropertySections } from './property-sections'
import { hasAppointments, sectionLinks } from './shown-sections'
import { MoreInTown } from '@/site/screens/places/more-in-town'
import { RecordForms } from '@/site/screens/record-forms'
import { ScreenMain } from '@/site/screens/screen-main'

type PropertyScreenProps = {
  property: PropertyDetail
  crumbs: Crumb[]
  locale: Locale
  frame: SiteFrame
  /** The query of an address about the forms on the page. */
  request?: FormRequest
}

/** A property: its pictures, main facts and price, contact, then everything else in the order of interest. */
export function PropertyScreen({ property, crumbs, locale, frame, request }: PropertyScreenProps) {
  const t = getTranslator(locale)
  const action = hasAppointments(property)
    ? { ...appointmentAction, label: t('property.appointment.short') }
    : null
  const agent = property.agent ?? agencyAsAgent(frame)
  const subject = t('property.mailSubject', { title: property.title, id: String(property.id) })
  const { photos } = splitPlans(property.pictures)
  const links = sectionLinks(property, locale)
  return (
    <ScreenMain hasContactBar={hasContactBar({ agent, action })}>
      <article>
        <Container className="pb-section pt-4">
          <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} className="mb-4" />
          <PictureGallery
            pictures={photos}
            locale={locale}
            label={t('property.pictures')}
            beside={<MediaLinks property={property} locale={locale} />}
          />
          <div className="mt-6 grid gap-x-16 gap-y-14 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="section-column flex min-w-0 flex-col gap-10">
              <div>
                <PropertyHeading property={property} locale={locale} />
                <PageTools shared={property} forms={property.forms} locale={locale} />
              </div>
              {links.length > 1 && <LazySectionLinks label={t('property.sections.label')} links={links} />}
              <KeyFacts property={property} locale={locale} />
              <PriceTerms property={property} locale={locale} />
              <PropertySections property={property} locale={locale} />
              <RecordForms
                subject={toPropertySubject(property)}
                locale={locale}
                request={request}
                className="pt-4 print:hidden"
              />
            </div>
            <div>
              <div className="lg:sticky lg:top-[calc(var(--header-height-scrolled)+1.5rem)]">
                <AgentCard
                  agent={agent}
                  locale={locale}
                  title={t('property.contactTitle')}
                  subject={subject}
                  actions={actionsOf(property, locale)}
                />
              </div>
            </div>
          </div>
        </Container>
      </article>
      <MoreInTown property={property} locale={locale} />
      {property.similar.length > 0 && (
        <div className="bg-sand py-section overflow-x-clip print:hidden">
          <Container>
            <SimilarProperties cards={property.similar} locale={locale} />
          </Container>
        </div>
      )}
      <RecentlyViewed besides={property.id} locale={locale} />
      <ContactBar agent={agent} locale={locale} subject={subject} action={action} />
      <LazyCountPageView property={property.id} language={locale} />
    </ScreenMain>
  )
}

const appointmentAction = { href: `#${appointmentAnchor}`, icon: 'calendar' } as const

function actionsOf(property: PropertyDetail, locale: Locale): AgentAction[] {
  const t = getTranslator(locale)
  const ask: AgentAction = { href: `#${questionKind}`, label: t('property.ask'), icon: 'info' }
  return hasAppointments(property)
    ? [{ ...appointmentAction, label: t('property.appointment.book') }, ask]
    : [ask]
}

/** For a property without an agent of its own. */
function agencyAsAgent({ agency }: SiteFrame): Agent {
  return { name: agency.name, jobTitle: null, phone: agency.phone, email: agency.email, photo: null }
}
