import 'server-only'
import { asVisitor, getClient } from '@/site/data/client'
import type { SitemapEntry } from '@/site/data/search/search-models'
import { findAgentPaths } from './agent-paths'

/** Every page of an agent, in all languages. */
export async function findAgentEntries(): Promise<SitemapEntry[]> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'agents',
    depth: 0,
    ...asVisitor,
    limit: 0,
    sort: 'id',
    where: { isPublic: { not_equals: false } },
    select: { slug: true, isPublic: true, updatedAt: true },
  })
  const entries = docs.map(async (agent) => ({
    paths: await findAgentPaths(agent),
    updatedAt: agent.updatedAt,
  }))
  return (await Promise.all(entries)).filter(({ paths }) => Object.keys(paths).length > 0)
}
