import 'server-only'
import { findAgentProperties } from '@/cms/queries/agents/agent-properties'
import type { Goal } from '@/domain/properties/goal'
import { buildHref } from '@/domain/routing/routes'
import { pageWindow, type PageWindow } from '@/domain/search/paging'
import type { Locale } from '@/domain/shared/locale'
import { paragraphsOf } from '@/domain/shared/text'
import { noteTags } from '@/process/freshness.mjs'
import { asVisitor, cached, getClient } from '@/site/data/client'
import type { Testimonial } from '@/site/data/content/page-models'
import { findCards } from '@/site/data/properties/find-cards'
import { findOriginal } from '@/site/data/routing/route-index'
import { pageSize } from '@/site/data/search/search'
import type { AgentCard } from './agent-models'
import type { PropertyCard } from '@/site/data/properties/property-models'
import { toShownAgent } from './agent-card'
import { findTestimonialsOf } from './testimonials'

/** An agent's available properties of a goal: a page of them, the newest first. */
export type AgentProperties = { goal: Goal; cards: PropertyCard[]; window: PageWindow }

/** What the page of an agent shows. */
export type AgentPage = {
  id: number
  agent: AgentCard
  /** By paragraph. */
  text: string[]
  properties: AgentProperties[]
  testimonials: Testimonial[]
  /** The page with the contact form. */
  contactHref: string | null
}

const goals: readonly Goal[] = ['sale', 'rent']

type AgentOfPage = { agentId: number; locale: Locale }

type PageOfGoal = AgentOfPage & { goal: Goal; page: number }

async function findOfGoal({ agentId, goal, locale, page }: PageOfGoal): Promise<AgentProperties> {
  const of = { payload: await getClient(), agentId, goal, locale, limit: pageSize }
  const asked = await findAgentProperties({ ...of, offset: (page - 1) * pageSize })
  // A page after the last one has no row that says how many there are.
  const total = asked.total || (page > 1 ? (await findAgentProperties(of)).total : 0)
  const window = pageWindow({ total, pageSize, page })
  const { ids } = window.page === page ? asked : await findAgentProperties({ ...of, offset: window.offset })
  return { goal, cards: await findCards({ ids, locale }), window }
}

async function findProperties({ agentId, locale }: AgentOfPage): Promise<AgentProperties[]> {
  const found = goals.map((goal) => findOfGoal({ agentId, goal, locale, page: 1 }))
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
      id: found.id,
      agent: await toShownAgent(found, locale),
      text: paragraphsOf(found.text),
      properties: await findProperties(of),
      testimonials: await findTestimonialsOf(of),
      contactHref: contact ? buildHref({ locale, path: contact }) : null,
    }
  },
)

/** The same page with a later page of the properties of one goal, and without those of the other; read for each request. */
export async function withPageOf(
  page: AgentPage,
  { goal, number, locale }: { goal: Goal; number: number; locale: Locale },
): Promise<AgentPage> {
  if (!page.properties.some((properties) => properties.goal === goal)) return page
  return { ...page, properties: [await findOfGoal({ agentId: page.id, goal, locale, page: number })] }
}
