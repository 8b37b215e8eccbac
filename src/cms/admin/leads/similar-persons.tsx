import { Panel } from '@/cms/admin/dashboard/panel'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import { shownAppointment } from '@/domain/appointments/shown-appointment'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { fillText } from '@/domain/shared/fill-text'
import { officeTexts } from '@/messages/office-texts'
import { personHref } from './person-href'
import { joined, nameOfProperty, type PersonPartProps } from './person-parts'

const texts = officeTexts.leads.person

/** What has the same telephone number and another address: a hint, because a number can be of several people. */
export const SimilarPersons = ({ req, person, properties }: PersonPartProps) => {
  const { leads, appointments } = person.similar
  const { phone } = person.lead
  if (!phone || leads.items.length + appointments.items.length === 0) return null
  const { admin } = req.payload.config.routes
  const locale = readerLocale(req)
  return (
    <Panel id="similar-persons" title={editorText(req, texts.similar)}>
      <p>{fillText(editorText(req, texts.similarAbout), { phone })}</p>
      <ul className="agency-lines">
        {leads.items.map((lead) => (
          <li key={`lead-${lead.id}`}>
            <a href={personHref({ admin, lead: lead.id })}>{joined(lead.name, lead.email) || lead.id}</a>{' '}
            {joined(
              leadSubjects[lead.kind][locale],
              shownMoment(lead.createdAt, locale),
              nameOfProperty(properties, lead),
            )}
          </li>
        ))}
        {appointments.items.map((appointment) => (
          <li key={`appointment-${appointment.id}`}>
            <a href={`${admin}/collections/appointments/${appointment.id}`}>
              {joined(
                [appointment.firstName, appointment.lastName].filter(Boolean).join(' '),
                appointment.email,
              )}
            </a>{' '}
            {joined(shownAppointment({ ...appointment, locale }), nameOfProperty(properties, appointment))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
