import type { ServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findSoonAppointments } from '@/cms/queries/appointments/soon-appointments'
import { shownDay } from '@/domain/appointments/shown-day'
import { panelStyle } from '@/cms/admin/styles'
import { weekHref } from './week-href'
import { stateTexts, weekTexts } from './week-texts'

/** The appointments of today and tomorrow, on the dashboard. */
export const AppointmentsSoon = async ({ payload, i18n, user }: ServerProps) => {
  if (!isStaff({ user: user ?? null })) return null
  const locale = readerLocale({ i18n })
  const { admin } = payload.config.routes
  const { days, total } = await findSoonAppointments({ payload, locale, now: new Date() })
  return (
    <section className="agency-part" aria-labelledby="appointments-soon" style={panelStyle}>
      <h2 id="appointments-soon" style={{ margin: '0 0 1rem' }}>
        {editorText({ i18n }, weekTexts.soon)} ({total})
      </h2>
      {total === 0 && <p>{editorText({ i18n }, weekTexts.none)}</p>}
      {days.map(({ day, appointments }) => (
        <div key={day}>
          <h3 style={{ margin: '0 0 0.5rem' }}>{shownDay({ day, locale })}</h3>
          <ul style={{ margin: '0 0 1rem', paddingLeft: '1.25rem' }}>
            {appointments.map(({ office: { id, state }, time, until, person, property, agent }) => (
              <li key={id} style={{ marginBottom: '0.5rem' }}>
                {time}–{until} ·{' '}
                <a href={`${admin}/collections/appointments/${id}`}>
                  {person || editorText({ i18n }, weekTexts.nobody)}
                </a>{' '}
                ·{' '}
                {property
                  ? `${property.title}, ${property.fullAddress}`
                  : editorText({ i18n }, weekTexts.property)}
                {agent && ` · ${agent}`}
                {state !== 'booked' && ` · ${editorText({ i18n }, stateTexts[state])}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <a href={weekHref({ admin })}>{editorText({ i18n }, weekTexts.week)}</a>
    </section>
  )
}
