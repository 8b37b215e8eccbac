import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { LeadLimits } from '@/domain/leads/rental-limits'
import type { Locale } from '@/domain/shared/locale'
import type { FormWords } from './form-words'

/** What the browser needs to know about a form besides its HTML. */
export type FormSetup = {
  id: string
  kind: LeadKind
  locale: Locale
  /** The names of the fields of each step. */
  steps: LeadFieldName[][]
  limits: LeadLimits
  /** Whether it takes over the criteria of a list. */
  isFromList?: boolean
  words: FormWords
  /** The errors of a form that came back from the server, by field. */
  errors: Record<string, string>
  /** The property or project that the form is about. */
  about: number | null
  /** The address to post to; without one, the endpoint of its kind. */
  action?: string
  /** Names what the form was filled in with in advance, so that its answers are stored apart from others. */
  filledWith?: string
}

/** The setup of a form as a page has it: without words that are those of its kind, which are fetched with the engine. */
export type PageSetup = Omit<FormSetup, 'words'> & { words: FormWords | null }

/** What a visitor did with a form before its engine was loaded. */
export type PostponedAction = 'send' | 'next' | 'previous'

/** The storage key of the unsent answers. */
export const storageKey = ({
  kind,
  about,
  filledWith,
}: Pick<FormSetup, 'kind' | 'about' | 'filledWith'>): string =>
  ['lead', kind, about, filledWith].filter((part) => part !== null && part !== undefined).join(':')

/** The address that a form is posted to. */
export const actionOf = ({ kind, action }: Pick<FormSetup, 'kind' | 'action'>): string =>
  action ?? `/api/forms/${kind}`
