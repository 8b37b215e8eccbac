import type { Goal } from '@/domain/properties/goal'
import { isListed } from '@/domain/properties/property-status'
import { locales, type Locale } from '@/domain/shared/locale'

/** What becomes of a property that alerts are for, in the order mails tell it. */
export const alertEventKinds = ['new', 'back', 'price-drop'] as const

export type AlertEventKind = (typeof alertEventKinds)[number]

/** What of a property decides whether a change of it is an event. */
export type PropertyState = {
  goal: Goal | null
  isPublished: boolean
  /** Whether it has ever been published: its date of publication stays. */
  wasPublished: boolean
  status: string
  /** That it is listed in, with a title. */
  languages: readonly Locale[]
  /** In euro, where visitors see it. */
  shownPrice: number | null
}

/** An event of a property, for the alerts of these languages. */
export type PropertyEvent = {
  kind: AlertEventKind
  languages: Locale[]
  price: number | null
  /** Before a drop; null otherwise. */
  previousPrice: number | null
}

type Change = {
  /** Null: the property has just been made. */
  before: PropertyState | null
  after: PropertyState
}

/**
 * What a change of a property is for alerts, in each language; none where visitors cannot have the property, and for all that
 * is no reason to write. Any lower price is a drop here: whether it is worth a mail depends on what somebody was told.
 */
export function propertyEvents({ before, after }: Change): PropertyEvent[] {
  return alertEventKinds.flatMap((kind) => {
    const languages = locales.filter((language) => kindOf({ before, after }, language) === kind)
    if (languages.length === 0) return []
    const previousPrice = kind === 'price-drop' ? (before?.shownPrice ?? null) : null
    return [{ kind, languages, price: after.shownPrice, previousPrice }]
  })
}

const canBeHad = ({ isPublished, status }: PropertyState): boolean => isPublished && isListed(status)

function kindOf({ before, after }: Change, language: Locale): AlertEventKind | null {
  if (!canBeHad(after) || !after.languages.includes(language)) return null
  // Of what is let instead of sold nobody has heard.
  if (before === null || !before.wasPublished || before.goal !== after.goal) return 'new'
  if (!canBeHad(before)) return 'back'
  if (!before.languages.includes(language)) return 'new'
  return isLower(before.shownPrice, after.shownPrice) ? 'price-drop' : null
}

const isLower = (from: number | null, to: number | null): boolean => from !== null && to !== null && to < from
