import { leadKinds } from '@/domain/leads/lead-kinds'
import { siteTexts } from '@/messages/site-messages'

/** The kinds of form the site can show, as choices of the select. */
export const formKindOptions = () => leadKinds.map((value) => ({ value, label: siteTexts.lead.names[value] }))
