import 'server-only'
import type { Agent } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import type { AgentCard } from './agent-models'
import { toMap } from '@/site/data/properties/find-cards'
import { toShownAgent } from './agent-card'

export type TeamMember = AgentCard & { id: number }

const toMember = async (agent: Agent, locale: Locale): Promise<TeamMember> => ({
  id: agent.id,
  ...(await toShownAgent(agent, locale)),
})

const mostMembers = 100

/** The agents whom the site shows: all of them, or the chosen ones in their order. */
export const getTeam = cached(
  { name: 'team', tags: ['agents', 'media'] },
  async ({ chosen, locale }: { chosen: readonly number[] | null; locale: Locale }): Promise<TeamMember[]> => {
    const payload = await getClient()
    const { docs } = await payload.find({
      collection: 'agents',
      locale,
      depth: 1,
      ...asVisitor,
      sort: '_order',
      limit: mostMembers,
      where: {
        and: [{ isPublic: { not_equals: false } }, ...(chosen ? [{ id: { in: [...chosen] } }] : [])],
      },
    })
    const found = toMap(docs)
    const inOrder = chosen ? chosen.flatMap((id) => found.get(id) ?? []) : docs
    return Promise.all(inOrder.map((agent) => toMember(agent, locale)))
  },
)
