import type { LeadKind } from '@/domain/leads/lead-kinds'
import { officeTexts } from '@/messages/office-texts'
import type { Texts } from '@/messages/texts-by-key'

/** What the mails of each form begin their subject with (specification section 1). */
export const leadSubjects: Record<LeadKind, Texts> = officeTexts.leads.subjects
