import type { UIFieldServerProps } from 'payload'
import { findRecord } from '@/cms/database/records'
import { isStaff, isStaffOrReader } from '@/cms/access/access'
import { appointmentsWithin } from '@/cms/access/person-access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { getAppointmentProperty } from '@/cms/queries/appointments/get-appointment-property'
import { relationId } from '@/domain/shared/relation-id'
import { officeAppointmentOf } from '@/cms/queries/appointments/office-appointments'
import { shownAppointment } from '@/domain/appointments/shown-appointment'
import { weekOf } from '@/domain/appointments/week'
import { wallOf } from '@/domain/appointments/brussels-time'
import { News } from '@/cms/admin/news'
import { panelStyle } from '@/cms/admin/styles'
import { AppointmentTools } from './appointment-tools'
import { weekHref } from './week-href'
import { weekTexts } from './week-texts'

/** The time of an appointment in Belgian time, and what can be done with it now. */
export const AppointmentOffice = async ({ data, req }: UIFieldServerProps) => {
  const id: unknown = data?.id
  if (typeof id !== 'number' || !isStaffOrReader(req)) return null
  const { payload } = req
  const { api, admin } = payload.config.routes
  const locale = readerLocale(req)
  // The deciding fields are hidden from REST, so the record is read directly.
  const where = { and: [{ id: { equals: id } }, appointmentsWithin(await getScope(req))] }
  const appointment = await findRecord(payload, { collection: 'appointments', where })
  if (!appointment) return null
  const property = await getAppointmentProperty({
    payload,
    id: relationId(appointment.property) ?? 0,
    locale,
  })
  const { startsAt, endsAt } = appointment
  const week = weekOf(wallOf(startsAt).day).id
  return (
    <section className="agency-part" aria-labelledby="appointment-office" style={panelStyle}>
      <h2 id="appointment-office" style={{ margin: '0 0 0.5rem' }}>
        {shownAppointment({ startsAt, endsAt, locale })}
      </h2>
      <p>
        {property ? `${property.title}, ${property.fullAddress}` : editorText(req, weekTexts.property)}
        {' · '}
        <a href={weekHref({ admin, week })}>{editorText(req, weekTexts.week)}</a>
      </p>
      <News />
      {isStaff(req) && (
        <AppointmentTools
          api={api}
          appointment={officeAppointmentOf(appointment, { property, now: new Date() })}
        />
      )}
    </section>
  )
}
