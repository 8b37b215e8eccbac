import 'server-only'
import { findListedTowns } from '@/cms/queries/towns/listed-towns'
import { findPropertyIds } from '@/cms/queries/search/property-search'
import { townsInText } from '@/domain/places/towns-in-text'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { findCards } from '@/site/data/properties/find-cards'
import { everythingAvailable } from '@/site/data/search/list-selections'
import type { PropertyCard } from '@/site/data/properties/property-models'

type ArticleSubject = {
  /** The ids that the editor chose. */
  chosen: readonly number[]
  /** The words of the article. */
  text: string
  locale: Locale
}

const MOST_PROPERTIES = 3

/** The newest properties: first those in the towns that the article names, then any. */
async function findByRule({ text, locale }: ArticleSubject): Promise<number[]> {
  const payload = await getClient()
  const { selection, sort } = everythingAvailable(locale)
  const find = (cityIds: number[]) =>
    findPropertyIds({ payload, selection: { ...selection, cityIds }, sort, limit: MOST_PROPERTIES })
  const towns = await findListedTowns(payload)
  const named = townsInText({
    text,
    towns: towns.map(({ id, names }) => ({ id, name: names[locale] ?? '' })),
  })
  const there = named.length > 0 ? await find(named) : []
  const others = there.length < MOST_PROPERTIES ? await find([]) : []
  return [...new Set([...there, ...others])].slice(0, MOST_PROPERTIES)
}

/** The properties below an article: those of the editor that are still listed, else the newest. */
export async function findArticleProperties(subject: ArticleSubject): Promise<PropertyCard[]> {
  const { chosen, locale } = subject
  const own = chosen.length > 0 ? await findCards({ ids: chosen, locale }) : []
  return own.length > 0 ? own : findCards({ ids: await findByRule(subject), locale })
}
