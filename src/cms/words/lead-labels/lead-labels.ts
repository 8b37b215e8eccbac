import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { Locale } from '@/domain/shared/locale'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'
import { nl } from './nl'

/** What the office calls the fields of the forms: shorter than what the forms themselves ask. */
export type LeadLabels = Record<LeadFieldName, string>

export const leadLabels: Record<Locale, LeadLabels> = { nl, fr, en, de }
