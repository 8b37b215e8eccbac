import 'server-only'
import { agentPath, matchAgentPath, teamPath } from '@/domain/agents/agent-path'
import { buildHref, canonicalKey } from '@/domain/routing/routes'
import type { Locale, Localized } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { findAgentPaths } from '@/site/data/agents/agent-paths'
import { getAgentPage, withPageOf, type AgentPage } from '@/site/data/agents/agent-page'
import { findTeamPage } from '@/site/data/agents/team-page'
import { agentTrail } from '@/site/data/content/crumbs'
import { toMeta } from '@/site/data/content/meta'
import { toAppearance } from '@/site/data/content/search-appearance'
import { getSiteFrame } from '@/site/data/content/site-frame'
import type { ResolvedAddress, RoutedAddress } from './resolved-address'

type AgentAddress = { locale: Locale; path: string }

/** The paths of the page of an agent, per language; null for any other path. */
export async function agentPaths({ locale, path }: AgentAddress): Promise<Localized | null> {
  const slug = matchAgentPath({ locale, path })
  return slug && (await getAgentPage({ slug, locale })) ? findAgentPaths({ slug }) : null
}

const leadTo = ({ locale, path }: AgentAddress, permanent: boolean): ResolvedAddress => ({
  kind: 'redirect',
  href: buildHref({ locale, path }),
  permanent,
})

/** Above the pages of agents there is the page that shows the team, if an editor has made one. */
async function resolveTeam({ locale, path }: AgentAddress): Promise<ResolvedAddress | null> {
  if (canonicalKey(path) !== teamPath(locale)) return null
  const own = (await findTeamPage(locale))?.paths[locale]
  return own ? leadTo({ locale, path: own }, false) : null
}

/** The page of a public agent, with a later page of their properties of a goal if it is asked for; null at any other path. */
export async function resolveAgent({
  locale,
  path,
  criteria: { goal, page: number },
}: RoutedAddress): Promise<ResolvedAddress | null> {
  const slug = matchAgentPath({ locale, path })
  if (slug === null) return resolveTeam({ locale, path })
  const page = await getAgentPage({ slug, locale })
  if (!page) return null
  const own = agentPath({ locale, slug })
  if (own !== path) return leadTo({ locale, path: own }, true)
  const crumbs = await agentTrail({
    team: await findTeamPage(locale),
    locale,
    own: { name: page.agent.name, path: own },
  })
  const meta = await metaOf(page, { locale, slug, index: number === 1 })
  if (number === 1 || !goal) return { kind: 'agent', page, crumbs, meta }
  return { kind: 'agent', page: await withPageOf(page, { goal, number, locale }), crumbs, meta }
}

type MetaInput = { locale: Locale; slug: string; index: boolean }

async function metaOf({ agent }: AgentPage, { locale, slug, index }: MetaInput) {
  const t = getTranslator(locale)
  const { name, jobTitle, photo } = agent
  const { agency } = await getSiteFrame(locale)
  const named = { name, agency: agency.name }
  return toMeta({
    locale,
    paths: await findAgentPaths({ slug }),
    appearance: toAppearance(null),
    own: {
      title: jobTitle ? `${name}, ${jobTitle}` : name,
      description: jobTitle
        ? t('team.description.role', { ...named, role: jobTitle })
        : t('team.description.plain', named),
      picture: photo,
    },
    index,
  })
}
