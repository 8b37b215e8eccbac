import type { ProfilePageLeaf, Thing } from 'schema-dts'
import type { AgentPage } from '@/site/data/agents/agent-page'
import type { Meta } from '@/site/data/search/search-models'
import { buildAgency, type StructuredSite } from './agency'
import { buildAgent } from './agent'

/** The agent of a page, as far as structured data tells of them. */
export type DescribedAgent = Pick<AgentPage, 'agent' | 'text'>

/** The page of an agent: the person, who works for the agency. */
export function buildAgentPage(
  { page, meta: { canonical } }: { page: DescribedAgent; meta: Meta },
  site: StructuredSite,
): Thing[] {
  const profile: ProfilePageLeaf = {
    '@type': 'ProfilePage',
    '@id': canonical,
    url: canonical,
    inLanguage: site.locale,
    mainEntity: {
      ...buildAgent(page.agent, site),
      '@id': `${canonical}#agent`,
      url: canonical,
      description: page.text.length > 0 ? page.text.join('\n') : undefined,
    },
  }
  return [profile, buildAgency(site)]
}
