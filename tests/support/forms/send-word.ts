import type { LeadKind } from '../../../src/domain/leads/lead-kinds'
import type { Locale } from '../../../src/domain/shared/locale'
import { textsOf } from '../words/site-texts'

/** The label of the submit button of a form. */
export const sendWord = (kind: LeadKind, locale: Locale): string =>
  textsOf(locale)(kind === 'contact-appointment' ? 'lead.kinds.contact-appointment' : 'lead.buttons.send')
