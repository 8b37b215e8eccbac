import type { Goal } from '@/domain/properties/goal'
import { canBeHad } from '@/domain/properties/property-status'
import { locales, type Locale } from '@/domain/shared/locale'

/** The changes of a property that alerts report, in the order of the mails. */
export const alertEventKinds = ['new', 'back', 'price-drop'] as const

export type AlertEventKind = (typeof alertEventKinds)[number]

/** The facts about a property that decide whether a change is an event. */
export type AlertPropertyState = {
  goal: Goal | null
  isPublished: boolean
  /** Whether it has ever been published: its date of publication stays. */
  wasPublished: boolean
  status: string
  /** The languages it is listed in and has a title in. */
  languages: readonly Locale[]
  /** In euro; null if visitors do not see it. */
  shownPrice: number | null
}

/** An event of a property, for alerts in these languages. */
export type PropertyEvent = {
  kind: AlertEventKind
  languages: Locale[]
  price: number | null
  /** Before a drop; null otherwise. */
  previousPrice: number | null
}

type PropertyChange = {
  /** Null: the property was just created. */
  before: AlertPropertyState | null
  after: AlertPropertyState
}

/**
 * What a change of a property means for alerts, in each language; nothing while visitors cannot have the property. Any
 * lower price counts as a drop here: whether it is worth a mail depends on the price the person last read.
 */
export function propertyEvents({ before, after }: PropertyChange): PropertyEvent[] {
  return alertEventKinds.flatMap((kind) => {
    const languages = locales.filter((language) => kindOf({ before, after }, language) === kind)
    if (languages.length === 0) return []
    const previousPrice = kind === 'price-drop' ? (before?.shownPrice ?? null) : null
    return [{ kind, languages, price: after.shownPrice, previousPrice }]
  })
}

const isOpen = ({ isPublished, status }: AlertPropertyState): boolean => isPublished && canBeHad(status)

function kindOf({ before, after }: PropertyChange, language: Locale): AlertEventKind | null {
  if (!isOpen(after) || !after.languages.includes(language)) return null
  // Alerts for the new goal have never heard of this property.
  if (before === null || !before.wasPublished || before.goal !== after.goal) return 'new'
  if (!isOpen(before)) return 'back'
  if (!before.languages.includes(language)) return 'new'
  return isLower(before.shownPrice, after.shownPrice) ? 'price-drop' : null
}

const isLower = (from: number | null, to: number | null): boolean => from !== null && to !== null && to < from
