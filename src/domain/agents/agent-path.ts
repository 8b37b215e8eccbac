import { canonicalKey, decodePercent } from '@/domain/routing/routes'
import { shortenSlug, slugify } from '@/domain/routing/slug'
import { languages } from '@/domain/shared/languages'
import type { Locale } from '@/domain/shared/locale'

type AgentPath = { locale: Locale; slug: string }

const longestSlug = 80

// A name in another script has no letters for an address.
const unnamed = 'agent'

/** Where the pages of agents stand in a language, without its prefix: '/equipe/'. */
export const teamPath = (locale: Locale): string => `/${languages[locale].segments.team}/`

/** The path of an agent's page, without the language prefix: '/equipe/jeanne-dupont/'. */
export const agentPath = ({ locale, slug }: AgentPath): string => `${teamPath(locale)}${slug}/`

/**
 * The slug of the agent that a path without prefix names, encoded or not, in that language's words; null for any other path.
 * Case and accents are left out, so that a variant leads to the one address.
 */
export function matchAgentPath({ locale, path }: { locale: Locale; path: string }): string | null {
  const [section, name, ...rest] = path.split('/').filter(Boolean)
  if (!section || canonicalKey(section) !== teamPath(locale)) return null
  return name && rest.length === 0 ? slugify(decodePercent(name) ?? '') || null : null
}

/** What stands in the address for a name or a typed address, at most 80 characters; never empty. */
export const agentSlug = (text: string): string =>
  shortenSlug({ slug: slugify(text), length: longestSlug }) || unnamed

/** The slug, with the lowest number from 2 that makes it one of its own. */
export function freeSlug({ slug, taken }: { slug: string; taken: ReadonlySet<string> }): string {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
