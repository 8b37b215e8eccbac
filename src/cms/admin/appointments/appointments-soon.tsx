import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import { findSoonAppointments } from '@/cms/queries/appointments/soon-appointments'
import { shownDay } from '@/domain/appointments/shown-day'
import type { DayPartProps } from '@/cms/admin/dashboard/day-part'
import { Panel } from '@/cms/admin/dashboard/panel'
import { weekHref } from './week-href'
import { stateTexts, weekTexts } from './week-texts'

/** The appointments of today and tomorrow, of the agent or of the whole agency. */
export const AppointmentsSoon = async ({ payload, i18n, day: { agent: own }, scope, now }: DayPartProps) => {
  const locale = readerLocale({ i18n })
  const { admin } = payload.config.routes
  const { days, total } = await findSoonAppointments({ payload, locale, now, scope, agent: own?.id })
  return (
    <Panel
      id="appointments-soon"
      title={editorText({ i18n }, weekTexts.soon)}
      count={readerNumber({ i18n }, total)}
    >
      {total === 0 && <p>{editorText({ i18n }, weekTexts.none)}</p>}
      {days.map(({ day, appointments }) => (
        <div key={day}>
          <h3>{shownDay({ day, locale })}</h3>
          <ul className="agency-lines">
            {appointments.map(({ office: { id, state }, time, until, person, property, agent }) => (
              <li key={id}>
                {time}–{until} ·{' '}
                <a href={`${admin}/collections/appointments/${id}`}>
                  {person || editorText({ i18n }, weekTexts.nobody)}
                </a>{' '}
                ·{' '}
                {property
                  ? `${property.title}, ${property.fullAddress}`
                  : editorText({ i18n }, weekTexts.property)}
                {agent && !own && ` · ${agent}`}
                {state !== 'booked' && ` · ${editorText({ i18n }, stateTexts[state])}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <a href={weekHref({ admin, agent: own?.id })}>{editorText({ i18n }, weekTexts.week)}</a>
    </Panel>
  )
}
