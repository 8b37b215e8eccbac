import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { LeadLimits } from '@/domain/leads/lead-rules'
import type { Locale } from '@/domain/shared/locale'
import type { FormWords } from './form-words'

/** What the browser has to know of a form beside what is drawn of it. */
export type FormSetup = {
  id: string
  kind: LeadKind
  locale: Locale
  /** The fields of each step. */
  steps: LeadFieldName[][]
  limits: LeadLimits
  words: FormWords
  /** Of a form that came back, by field. */
  errors: Record<string, string>
  /** The property or project it is about. */
  about: number | null
  /** Where it is posted; without one, to the endpoint of its kind. */
  action?: string
  /** What it was filled in with beforehand, in a word of its own: other answers than those are kept apart. */
  filledWith?: string
}

/** What a visitor did with a form before its engine was there. */
export type PostponedAction = 'send' | 'next' | 'previous'

/** What its answers are kept under while they are being written. */
export const keptKey = ({
  kind,
  about,
  filledWith,
}: Pick<FormSetup, 'kind' | 'about' | 'filledWith'>): string =>
  ['lead', kind, about, filledWith].filter((part) => part !== null && part !== undefined).join(':')

/** Where a form is posted. */
export const actionOf = ({ kind, action }: Pick<FormSetup, 'kind' | 'action'>): string =>
  action ?? `/api/forms/${kind}`
