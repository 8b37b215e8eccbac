import 'server-only'
import type { Agent } from '@/cms/payload-types'
import type { ShownAgent } from '@/cms/queries/properties/property-of-page'
import type { Locale } from '@/domain/shared/locale'
import { populated, toPicture } from '@/site/data/content/pictures'
import { orElse, orNull } from '@/site/data/defaults'
import type { AgentCard } from './agent-models'
import { findAgentHref } from './agent-paths'

type AgentRelation = number | ShownAgent | Agent | null | undefined

/** A person of the agency as pages show them, with the address of their own page; null for none. */
export async function toAgent(relation: AgentRelation, locale: Locale): Promise<AgentCard | null> {
  const agent = populated<ShownAgent | Agent>(relation)
  return agent && toShownAgent(agent, locale)
}

/** As `toAgent`, for an agent that was read. */
export async function toShownAgent(agent: ShownAgent | Agent, locale: Locale): Promise<AgentCard> {
  return {
    name: agent.name,
    jobTitle: orNull(agent.jobTitle),
    phone: orNull(agent.phone),
    email: orNull(agent.email),
    photo: toPicture(agent.photo),
    ipiNumber: orNull(agent.ipiNumber),
    languages: orElse(agent.languages, []),
    href: await findAgentHref(agent, locale),
  }
}
