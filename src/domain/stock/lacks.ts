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

const isEnergy = (code: DutyCode): boolean => code.startsWith('energy-')

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
    energy: held.missing.some(isEnergy),
    duty: held.missing.some((code) => !isEnergy(code)),
    language: absentLanguages(held).length > 0,
  }
  return lackCodes.filter((code) => lacks[code])
}
