import 'server-only'
import { findAgentProperties } from '@/cms/queries/agents/agent-properties'
import type { Goal } from '@/domain/properties/goal'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { paragraphsOf } from '@/domain/shared/text'
import { noteTags } from '@/process/freshness.mjs'
import { asVisitor, cached, getClient } from '@/site/data/client'
import type { Testimonial } from '@/site/data/content/page-models'
import { findCards } from '@/site/data/properties/find-cards'
import { findOriginal } from '@/site/data/routing/route-index'
import { listHref } from '@/site/data/search/goal-lists'
import type { AgentCard } from './agent-models'
import type { PropertyCard } from '@/site/data/properties/property-models'
import { toShownAgent } from './agent-card'
import { findTestimonialsOf } from './testimonials'

/** An agent's available properties of a goal: the newest, how many there are, and the list of all agents. */
export type AgentProperties = { goal: Goal; cards: PropertyCard[]; total: number; listHref: string }

/** What the page of an agent shows. */
export type AgentPage = {
  agent: AgentCard
  /** By paragraph. */
  text: string[]
  properties: AgentProperties[]
  testimonials: Testimonial[]
  /** The page with the contact form. */
  contactHref: string | null
}

const goals: readonly Goal[] = ['sale', 'rent']

// As many as a page of a list, so that few agents have one that their page does not show.
const mostProperties = 24

type AgentOfPage = { agentId: number; locale: Locale }

async function findProperties({ agentId, locale }: AgentOfPage): Promise<AgentProperties[]> {
  const payload = await getClient()
  const found = goals.map(async (goal) => {
    const { ids, total } = await findAgentProperties({
      payload,
      agentId,
      goal,
      locale,
      limit: mostProperties,
    })
    const cards = await findCards({ ids, locale })
    return { goal, cards, total, listHref: await listHref(goal, locale) }
  })
  return (await Promise.all(found)).filter(({ cards }) => cards.length > 0)
}

/** The agent with this slug, as far as the site shows them; null for any other. */
const findAgent = async ({ slug, locale }: { slug: string; locale: Locale }) => {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'agents',
    locale,
    depth: 1,
    ...asVisitor,
    limit: 1,
    where: { and: [{ slug: { equals: slug } }, { isPublic: { not_equals: false } }] },
  })
  return docs[0] ?? null
}

/** The page of the public agent with this slug; null for any other slug. */
export const getAgentPage = cached(
  {
    name: 'agent-page',
    tags: ({ slug }: { slug: string; locale: Locale }) => [`agent-slugs:${slug}`, 'media'],
  },
  async ({ slug, locale }): Promise<AgentPage | null> => {
    const found = await findAgent({ slug, locale })
    if (!found) return null
    noteTags([`agents:${found.id}`])
    const of = { agentId: found.id, locale }
    const contact = (await findOriginal('/contact/'))?.paths[locale]
    return {
      agent: await toShownAgent(found, locale),
      text: paragraphsOf(found.text),
      properties: await findProperties(of),
      testimonials: await findTestimonialsOf(of),
      contactHref: contact ? buildHref({ locale, path: contact }) : null,
    }
  },
)
