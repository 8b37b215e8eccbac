import type { ActionLink } from '@/cms/admin/action-links'
import { weekHref } from '@/cms/admin/appointments/week-href'
import { newAlertHref, newOfferHref } from '@/cms/admin/noted/noted-hrefs'
import { officeTexts } from '@/messages/office-texts'

const { newAlert, newOffer, steps } = officeTexts.leads

/** What staff do for the person of a lead. */
export const leadActions = (of: { admin: string; lead: number }): readonly ActionLink[] => [
  { href: weekHref(of), text: steps.appointment },
  { href: newAlertHref(of), text: newAlert.title },
  { href: newOfferHref(of), text: newOffer.title },
]
