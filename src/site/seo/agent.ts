import type { PersonLeaf } from 'schema-dts'
import type { AgentCard } from '@/site/data/agents/agent-models'
import { agencyId, type StructuredSite } from './agency'
import { toImage } from './structured-place'

/** The person who answers for a property, with what its page shows of them. */
export function buildAgent(agent: AgentCard, { siteUrl }: StructuredSite): PersonLeaf {
  const { name, jobTitle, phone, email, photo, languages, href } = agent
  return {
    '@type': 'Person',
    name,
    jobTitle: jobTitle ?? undefined,
    telephone: phone ?? undefined,
    email: email ?? undefined,
    image: photo ? toImage({ picture: photo, siteUrl }) : undefined,
    knowsLanguage: languages && languages.length > 0 ? [...languages] : undefined,
    url: href ? `${siteUrl}${href}` : undefined,
    worksFor: { '@id': agencyId(siteUrl) },
  }
}
