import type { PlacedCity } from '@/domain/search/towns/city-label'
import type { FormDraft } from '@/domain/leads/form-draft'
import type { FormQuery } from '@/domain/leads/form-query'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { LeadLimits } from '@/domain/leads/rental-limits'
import type { RentalConfirmation } from '@/domain/leads/rental-confirmations'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { Picture } from '@/site/data/view-models'

/** The view models of forms. */

/** What a property and the settings contribute to its forms. */
export type LeadTerms = {
  limits: LeadLimits
  /** The boxes of a rental application, with their figures. */
  confirmations: RentalConfirmation[]
  /** Paid at signing, of the price of an offer. */
  advancePercent: number
}

/** The property or project of a form. */
export type LeadSubject = {
  record: 'property' | 'project'
  id: number
  title: string
  place: string
  href: string
  picture: Picture | null
  /** The forms that are possible for it. */
  forms: readonly LeadKind[]
  /** Null: the general ones. */
  terms: LeadTerms | null
}

/** The choices of forms in a language: all types and cities, with properties or without. */
export type LeadChoices = {
  types: { webId: number; name: string }[]
  cities: PlacedCity[]
  /** The privacy page; null if a language has none. */
  privacyHref: string | null
}

/** An editor's texts above a form. */
export type LeadTexts = { title: string | null; intro: string | null }

/** The query of an address about the forms on its page. */
export type FormRequest = {
  query: FormQuery
  draft: FormDraft | null
  /** The criteria of a listing, for an alert. */
  criteria?: ListingCriteria
}
