import type { ShownCity } from '@/domain/search/city-label'
import type { FormDraft } from '@/domain/leads/form-draft'
import type { FormQuery } from '@/domain/leads/form-query'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { LeadLimits } from '@/domain/leads/lead-rules'
import type { RentalConfirmation } from '@/domain/leads/rental-confirmations'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { Picture } from '@/site/data/view-models'

/** The view models of forms. */

/** What a property and the settings say to the forms about it. */
export type LeadTerms = {
  limits: LeadLimits
  /** The boxes of an application to rent it, with their figures. */
  confirmations: RentalConfirmation[]
  /** Paid at signing, of the price of an offer. */
  advancePercent: number
}

/** The property or project a form is about. */
export type LeadSubject = {
  record: 'property' | 'project'
  id: number
  title: string
  place: string
  href: string
  picture: Picture | null
  /** What can be asked of it. */
  forms: readonly LeadKind[]
  /** Null: those of any. */
  terms: LeadTerms | null
}

/** What forms let choose from, in a language: all types and cities, with properties or without. */
export type LeadChoices = {
  types: { webId: number; name: string }[]
  cities: ShownCity[]
  /** The page that says what becomes of personal data; null where a language has none. */
  privacyHref: string | null
}

/** What an editor wrote above a form. */
export type LeadTexts = { title: string | null; intro: string | null }

/** What an address says of the forms on its page. */
export type FormRequest = {
  query: FormQuery
  draft: FormDraft | null
  /** What it asks of listings, and so of an alert. */
  criteria?: ListingCriteria
}
