import type { LeadKind } from '@/domain/leads/lead-kinds'
import { siteTexts } from '@/messages/site-messages'
import type { Texts } from '@/messages/texts-by-key'

/** The beginning of the subject of each form's mails (specification section 1). */
export const leadSubjects: Record<LeadKind, Texts> = siteTexts.lead.subjects
