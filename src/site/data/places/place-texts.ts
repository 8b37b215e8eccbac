import type { Goal } from '@/domain/properties/goal'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

type NamedPlace = { name: string; kind: 'town' | 'area'; locale: Locale }

/** 'à Wavre', 'au Roeulx', 'in Waver': where something is, within a sentence. */
export function atPlace({ name, kind, locale }: NamedPlace): string {
  const t = getTranslator(locale)
  if (kind === 'area') return t('place.at.area', { name })
  const [, article, rest] = /^(Les?) (.+)$/.exec(name) ?? []
  if (!article || !rest) return t('place.at.town', { name })
  return article === 'Le' ? t('place.at.le', { name: rest }) : t('place.at.les', { name: rest })
}

/** The heading of a place's page, and what search engines say of it. */
export function placeTexts({ goal, count, ...place }: NamedPlace & { goal: Goal; count: number }) {
  const t = getTranslator(place.locale)
  const at = atPlace(place)
  return {
    title: t(`place.title.${goal}`, { at }),
    description: t(`place.description.${goal}`, { count, at }),
  }
}
