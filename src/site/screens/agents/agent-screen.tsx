import { noCriteria } from '@/domain/search/criteria'
import { listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import type { AgentProperties, AgentPage } from '@/site/data/agents/agent-page'
import type { Crumb } from '@/site/data/view-models'
import { PropertyGrid } from '@/site/features/properties/property-grid'
import { Quote } from '@/site/features/testimonials/quote'
import { Pages } from '@/site/modules/list-parts'
import { PerRow } from '@/site/modules/per-row'
import { ScreenMain } from '@/site/screens/screen-main'
import { Container } from '@/site/ui/container'
import { Heading } from '@/site/ui/heading'
import { Breadcrumb } from '@/site/ui/navigation/breadcrumb'
import { AgentProfile } from './agent-profile'

type AgentScreenProps = { page: AgentPage; crumbs: Crumb[]; locale: Locale }

/** A person of the agency: who they are and how to reach them, then their properties and what clients say. */
export function AgentScreen({ page, crumbs, locale }: AgentScreenProps) {
  const t = getTranslator(locale)
  return (
    <ScreenMain>
      <Container className="pb-section flex flex-col gap-16 pt-6 md:gap-20 md:pt-8">
        <div>
          <Breadcrumb label={t('common.breadcrumb')} crumbs={crumbs} />
          <AgentProfile page={page} locale={locale} />
        </div>
        {page.properties.map((properties) => (
          <Properties
            key={properties.goal}
            properties={properties}
            name={page.agent.name}
            href={page.agent.href ?? null}
            locale={locale}
          />
        ))}
        <Reviews page={page} locale={locale} />
      </Container>
    </ScreenMain>
  )
}

type PropertiesProps = {
  properties: AgentProperties
  name: string
  /** The address of the page. */
  href: string | null
  locale: Locale
}

function Properties({ properties: { goal, cards, window }, name, href, locale }: PropertiesProps) {
  const t = getTranslator(locale)
  const id = `properties-${goal}`
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {t(`team.properties.${goal}`, { name })}
      </Heading>
      <p className="text-ink-soft mt-2 mb-8">{t(`listing.count.${goal}`, { count: window.total })}</p>
      <PropertyGrid cards={cards} locale={locale} headingLevel={3} />
      {href && window.pages > 1 && (
        <Pages
          window={window}
          locale={locale}
          hrefOf={(page) =>
            `${listingHref({ base: href, criteria: { ...noCriteria, ...(page > 1 && { goal, page }) } })}#${id}`
          }
        />
      )}
    </section>
  )
}

function Reviews({ page: { agent, testimonials }, locale }: Omit<AgentScreenProps, 'crumbs'>) {
  if (testimonials.length === 0) return null
  const items = testimonials.map((testimonial) => ({
    key: testimonial.id,
    content: <Quote testimonial={testimonial} locale={locale} hasDate />,
  }))
  return (
    <section aria-labelledby="reviews">
      <Heading level={2} size="md" id="reviews" className="mb-8">
        {getTranslator(locale)('team.reviews', { name: agent.name })}
      </Heading>
      <PerRow count={3} items={items} />
    </section>
  )
}
