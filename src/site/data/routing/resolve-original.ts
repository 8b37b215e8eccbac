import 'server-only'
import {
  buildHref,
  canonicalKey,
  isSavedPath,
  listingPath,
  matchOriginal,
  originalListPaths,
  savedPath,
  splitLocale,
} from '@/domain/routing/routes'
import { matchAgentPath } from '@/domain/agents/agent-path'
import { translatedPath } from '@/domain/routing/translate-path'
import { locales, type Locale } from '@/domain/shared/locale'
import { getAgentPage } from '@/site/data/agents/agent-page'
import { findAgentPaths } from '@/site/data/agents/agent-paths'
import { getGoneReason, isFormerProject } from '@/site/data/properties/former-properties'
import { getProject } from '@/site/data/properties/projects'
import { getProperty } from '@/site/data/properties/properties'
import { findOriginal, getRouteIndex } from './route-index'
import { toPath } from './resolve'
import { getLanguages } from '@/site/data/content/settings'
import type { MissingReason } from './resolved-address'

type ResolveOriginalInput = { locale: Locale; segments: string[] | undefined }

// A property that is not listed in the visitor's language is shown in another one.
async function findRecord(
  { name, id }: { name: 'property' | 'project'; id: number },
  locale: Locale,
): Promise<string | null> {
  const { enabled } = await getLanguages()
  for (const candidate of [locale, ...enabled.filter((other) => other !== locale)]) {
    const found = await (name === 'property' ? getProperty : getProject)({ id, locale: candidate })
    const path = found?.paths[candidate]
    if (path) return buildHref({ locale: candidate, path })
  }
  return null
}

/**
 * Where an original path without language leads a visitor of this language (product.md, settled reading 1); null if it is
 * no path of ours. A path in one language's own words is found too; one that begins with a language in capitals, '/FR/',
 * leads to that language.
 */
export async function resolveOriginal({
  locale: asked,
  segments,
}: ResolveOriginalInput): Promise<string | null> {
  const path = toPath(segments)
  if (path === null) return null
  const { enabled, fallback } = await getLanguages()
  const prefixed = splitLocale(path.replace(/^\/[^/]+/, (first) => first.toLowerCase()))
  if (prefixed) return buildHref(prefixed)
  const locale = enabled.includes(asked) ? asked : fallback
  const record = matchOriginal(path)
  if (record) return findRecord(record, locale)
  if (locales.some((other) => isSavedPath({ locale: other, path })))
    return buildHref({ locale, path: savedPath(locale) })
  const index = await getRouteIndex()
  const key = canonicalKey(path)
  const entry =
    (await findOriginal(path)) ??
    index.find(({ paths }) => Object.values(paths).some((own) => canonicalKey(own) === key))
  if (!entry) return findUnmade(key, locale) ?? findAgent(key, locale)
  return buildHref({ locale, path: translatedPath({ paths: entry.paths, locale }) })
}

// The home page and the lists of properties exist even without an editor's page.
function findUnmade(key: string, locale: Locale): string | null {
  if (key === canonicalKey('/')) return buildHref({ locale, path: '/' })
  const goal = (['sale', 'rent'] as const).find((name) => canonicalKey(originalListPaths[name]) === key)
  return goal ? buildHref({ locale, path: listingPath({ name: goal, locale }) }) : null
}

async function findAgent(key: string, locale: Locale): Promise<string | null> {
  const [slug] = locales.flatMap((other) => matchAgentPath({ locale: other, path: key }) ?? [])
  const isShown = slug && (await getAgentPage({ slug, locale }))
  const path = isShown ? (await findAgentPaths({ slug }))[locale] : undefined
  return path ? buildHref({ locale, path }) : null
}

/** What is missing at an original path that leads nowhere. */
export async function findMissingReason(segments: string[] | undefined): Promise<MissingReason> {
  const record = matchOriginal(toPath(segments) ?? '')
  if (!record) return 'page'
  const { name, id } = record
  if (name === 'project') return (await isFormerProject({ id })) ? 'formerProject' : name
  return (await getGoneReason({ id })) ?? name
}
