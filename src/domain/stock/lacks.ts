import type { DutyCode } from '@/domain/duties/duty-table'
import type { Locale } from '@/domain/shared/locale'

/** What a property lacks, in the order in which the office sees to it. */
export const lackCodes = ['picture', 'energy', 'duty', 'language'] as const

export type LackCode = (typeof lackCodes)[number]

/** The texts of a property in a language: whether it is offered there, and what it says. */
export type LanguageTexts = { locale: Locale; isListed: boolean; hasTitle: boolean; hasText: boolean }

/** What a property has, as last saved. */
export type HeldFacts = {
  hasPicture: boolean
  /** What the law of its region requires of its ad, and is not there. */
  missing: readonly DutyCode[]
  languages: readonly LanguageTexts[]
  /** The languages of the site. */
  siteLanguages: readonly Locale[]
}

/** Whether a duty is about the energy certificate. */
export const isEnergyDuty = (code: DutyCode): boolean => code.startsWith('energy-')

/** The languages of the site in which the property is not offered, or has no title. */
export const absentLanguages = ({
  languages,
  siteLanguages,
}: Pick<HeldFacts, 'languages' | 'siteLanguages'>) =>
  siteLanguages.filter(
    (locale) => !languages.some((each) => each.locale === locale && each.isListed && each.hasTitle),
  )

/** What a property that is not gone lacks. */
export function lacksOf(held: HeldFacts): LackCode[] {
  const lacks: Record<LackCode, boolean> = {
    picture: !held.hasPicture,
    energy: held.missing.some(isEnergyDuty),
    duty: held.missing.some((code) => !isEnergyDuty(code)),
    language: absentLanguages(held).length > 0,
  }
  return lackCodes.filter((code) => lacks[code])
}

/** A property with what is to be done for it. */
type Unfinished = { isDraft: boolean; lacks: readonly LackCode[] }

/** Whether a property waits for the office. */
export const isUnfinished = ({ isDraft, lacks }: Unfinished): boolean => isDraft || lacks.length > 0

const weightOf = ({ isDraft, lacks }: Unfinished): number =>
  (isDraft ? 0 : 10) + (lacks.includes('energy') || lacks.includes('duty') ? 5 : 0) + lacks.length

/** The most urgent first: what visitors see before a draft, a duty of law before the rest, then what lacks most. */
export const byUrgency = (one: Unfinished, other: Unfinished): number => weightOf(other) - weightOf(one)
