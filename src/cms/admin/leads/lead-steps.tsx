import type { UIFieldServerProps } from 'payload'
import { weekHref } from '@/cms/admin/appointments/week-href'
import { isStaff } from '@/cms/access/access'
import { News } from '@/cms/admin/news'
import { editorText } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'
import { newAlertHref, newOfferHref } from '@/cms/admin/noted/noted-hrefs'
import { personHref } from './person-href'

/** What happened to the lead just now, and where one goes from it. */
export const LeadSteps = ({ data, req }: UIFieldServerProps) => {
  const id: unknown = data?.id
  if (typeof id !== 'number' || !isStaff(req)) return null
  const { admin } = req.payload.config.routes
  return (
    <div className="agency-part">
      <News />
      <nav className="agency-actions" aria-label={editorText(req, officeTexts.common.whatYouCanDo)}>
        <ul>
          <li>
            <a href={weekHref({ admin, lead: id })}>{editorText(req, officeTexts.leads.steps.appointment)}</a>
          </li>
          <li>
            <a href={newAlertHref({ admin, lead: id })}>
              {editorText(req, officeTexts.leads.newAlert.title)}
            </a>
          </li>
          <li>
            <a href={newOfferHref({ admin, lead: id })}>
              {editorText(req, officeTexts.leads.newOffer.title)}
            </a>
          </li>
          <li>
            <a href={personHref({ admin, lead: id })}>{editorText(req, officeTexts.leads.person.link)}</a>
          </li>
        </ul>
      </nav>
    </div>
  )
}
