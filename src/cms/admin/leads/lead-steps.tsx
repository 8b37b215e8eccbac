import type { UIFieldServerProps } from 'payload'
import { ActionLinks } from '@/cms/admin/action-links'
import { isStaff } from '@/cms/access/access'
import { News } from '@/cms/admin/news'
import { officeTexts } from '@/messages/office-texts'
import { leadActions } from './lead-actions'
import { personHref } from './person-href'

/** What happened to the lead just now, and where one goes from it. */
export const LeadSteps = ({ data, req }: UIFieldServerProps) => {
  const id: unknown = data?.id
  if (typeof id !== 'number' || !isStaff(req)) return null
  const of = { admin: req.payload.config.routes.admin, lead: id }
  const toPerson = { href: personHref(of), text: officeTexts.leads.person.link }
  return (
    <div className="agency-part">
      <News />
      <ActionLinks
        req={req}
        label={officeTexts.common.whatYouCanDo}
        actions={[...leadActions(of), toPerson]}
      />
    </div>
  )
}
