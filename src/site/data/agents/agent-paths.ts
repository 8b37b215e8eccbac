import 'server-only'
import { agentPath } from '@/domain/agents/agent-path'
import { buildHref, canonicalKey } from '@/domain/routing/routes'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { cached, getClient, asVisitor } from '@/site/data/client'
import { getTakenPaths } from '@/site/data/places/taken-paths'

type LinkedAgent = { slug?: string | null; isPublic?: boolean | null }

/** The path of an agent's page in each language; an editor's page or redirect at that path wins. Empty without a page. */
export async function findAgentPaths({ slug, isPublic }: LinkedAgent): Promise<Localized> {
  if (!slug || isPublic === false) return {}
  const taken = new Set(await getTakenPaths())
  const paths: Localized = {}
  for (const locale of locales) {
    const path = agentPath({ locale, slug })
    if (!taken.has(`/${locale}${canonicalKey(path)}`)) paths[locale] = path
  }
  return paths
}

/** The address of an agent's page in a language; null without a page. */
export async function findAgentHref(agent: LinkedAgent, locale: Locale): Promise<string | null> {
  const path = (await findAgentPaths(agent))[locale]
  return path ? buildHref({ locale, path }) : null
}

/** The name of an agent, and the address of the page. */
export type AgentLink = { name: string; href: string }

const readLinked = cached(
  { name: 'linked-agent', tags: ({ id }: { id: number }) => [`agents:${id}`] },
  async ({ id }: { id: number }) => {
    const payload = await getClient()
    const { docs } = await payload.find({
      collection: 'agents',
      depth: 0,
      ...asVisitor,
      limit: 1,
      where: { id: { equals: id } },
      select: { name: true, slug: true, isPublic: true },
    })
    return docs[0] ?? null
  },
)

/** The link to an agent; null for one without a page, whom the site does not name beside a testimonial either. */
export async function findAgentLink({
  id,
  locale,
}: {
  id: number
  locale: Locale
}): Promise<AgentLink | null> {
  const agent = await readLinked({ id })
  const href = agent && (await findAgentHref(agent, locale))
  return href ? { name: agent.name, href } : null
}
