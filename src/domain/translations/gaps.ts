import { isRecord } from '@/domain/shared/is-record'
import { locales, perLocale, type Locale } from '@/domain/shared/locale'

const nodesIn = (node: Record<string, unknown>): unknown[] => [
  ...(isRecord(node.root) ? [node.root] : []),
  ...(Array.isArray(node.children) ? node.children : []),
]

/** Whether somebody can read something in a value: a word in a text, or in a text of the editor. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return /\S/.test(value)
  if (!isRecord(value)) return false
  return isFilled(value.text) || nodesIn(value).some(isFilled)
}

/** The languages in which a document is shown: those of the site, of them those it is listed in where it says so. */
export const shownLanguages = ({
  site,
  listed,
}: {
  site: readonly Locale[]
  /** Null for a document that is shown in every language of the site. */
  listed: readonly Locale[] | null
}): Locale[] =>
  locales.filter((locale) => site.includes(locale) && (listed === null || listed.includes(locale)))

/** The languages that lack a text: it is shown there, is empty, and another language in which it is shown has it. */
export function gapsOf({
  values,
  shown,
}: {
  values: Readonly<Record<Locale, unknown>>
  shown: readonly Locale[]
}): Locale[] {
  const empty = shown.filter((locale) => !isFilled(values[locale]))
  return empty.length === shown.length ? [] : empty
}

/** How many texts each language lacks. */
export type GapCounts = Record<Locale, number>

/** How many of a document's texts each language lacks. */
export function countGaps(
  texts: readonly { values: Readonly<Record<Locale, unknown>> }[],
  shown: readonly Locale[],
): GapCounts {
  const gaps = texts.flatMap(({ values }) => gapsOf({ values, shown }))
  return perLocale((locale) => gaps.filter((each) => each === locale).length)
}

/** The language to translate from: of those that are shown, the one that lacks least. */
export function sourceFor({
  target,
  shown,
  gaps,
}: {
  target: Locale
  shown: readonly Locale[]
  gaps: GapCounts
}): Locale {
  const others = shown.filter((locale) => locale !== target)
  const [best] = others.toSorted((one, other) => gaps[one] - gaps[other])
  return best ?? locales.find((locale) => locale !== target) ?? target
}
