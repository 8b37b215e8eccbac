import type { PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { languageNames } from '@/cms/fields/language'
import type { ShownAppointment } from '@/cms/queries/appointments/office-appointments'
import type { OfficeDay } from '@/cms/queries/appointments/appointment-week'
import type { Locale } from '@/domain/shared/locale'
import { shownDay } from '@/domain/appointments/shown-day'
import { openerStyle } from '@/cms/admin/styles'
import { AppointmentTools } from './appointment-tools'
import { weekHref } from './week-href'
import { stateTexts, weekTexts } from './week-texts'

type WeekDayProps = {
  req: PayloadRequest
  admin: string
  api: string
  locale: Locale
  week: string
  agent: number | null
  /** The lead whose person a visit is booked for. */
  lead?: number
  day: OfficeDay
  isToday: boolean
}

const today = 'var(--theme-elevation-800)'
const other = 'var(--theme-elevation-100)'

const list = { margin: 0, padding: 0, listStyle: 'none' } as const

const card = {
  marginBottom: '0.75rem',
  padding: '0.75rem',
  border: '1px solid var(--theme-elevation-150)',
  overflowWrap: 'anywhere',
} as const

/** A day: its appointments, then its free places. */
export const WeekDay = ({ day: { day, appointments, places }, isToday, ...rest }: WeekDayProps) => {
  const { req, locale } = rest
  const say = (text: EditorTexts) => editorText(req, text)
  return (
    <section
      aria-labelledby={`day-${day}`}
      aria-current={isToday ? 'date' : undefined}
      style={{ minWidth: 0, paddingTop: '0.5rem', borderTop: `3px solid ${isToday ? today : other}` }}
    >
      <h2 id={`day-${day}`} style={{ margin: '0 0 0.75rem', fontSize: '1.125rem', lineHeight: 1.3 }}>
        {shownDay({ day, locale })}
      </h2>
      {appointments.length === 0 && <p>{say(weekTexts.none)}</p>}
      <ol style={list}>
        {appointments.map((appointment) => (
          <li key={appointment.office.id} style={card}>
            <Appointment {...rest} appointment={appointment} />
          </li>
        ))}
      </ol>
      {places.length > 0 && <h3 style={{ margin: '0.75rem 0 0.25rem' }}>{say(weekTexts.open)}</h3>}
      {places.map((open) => (
        <OpenTimes key={`${open.property?.publicId} ${open.slots[0]?.key}`} {...rest} day={day} open={open} />
      ))}
    </section>
  )
}

type AppointmentProps = Pick<WeekDayProps, 'req' | 'admin' | 'api'> & { appointment: ShownAppointment }

const Appointment = ({ req, admin, api, appointment }: AppointmentProps) => {
  const say = (text: EditorTexts) => editorText(req, text)
  const { time, until, property, agent, person, phone, remark, language, office } = appointment
  return (
    <>
      <strong>
        {time}–{until}
      </strong>{' '}
      <a href={`${admin}/collections/appointments/${office.id}`}>{person || say(weekTexts.nobody)}</a>
      <br />
      {property ? `${property.title}, ${property.fullAddress}` : say(weekTexts.property)}
      <br />
      {[phone, say(languageNames[language]), agent, say(stateTexts[office.state])]
        .filter(Boolean)
        .join(' · ')}
      {remark && (
        <>
          <br />
          <em>{remark}</em>
        </>
      )}
      {isStaff(req) && (
        <details>
          <summary style={openerStyle} aria-label={`${say(weekTexts.change)}, ${time} ${person}`}>
            {say(weekTexts.change)}
          </summary>
          <AppointmentTools api={api} appointment={office} />
        </details>
      )}
    </>
  )
}

type OpenProps = Omit<WeekDayProps, 'day' | 'api' | 'isToday'> & {
  day: string
  open: OfficeDay['places'][number]
}

const OpenTimes = ({ req, admin, locale, week, agent, lead, day, open }: OpenProps) => {
  const { property, slots } = open
  const who = open.agent?.name
  const publicId = property?.publicId
  if (!property || !publicId) return null
  return (
    <div style={{ ...card, borderStyle: 'dashed' }}>
      {property.title}, {property.fullAddress}
      {who && ` · ${who}`}
      <ul style={{ ...list, display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem' }}>
        {slots.map(({ key, time, free }) => {
          const text = free > 1 ? `${time} (${free})` : time
          const about = [property.title, who, shownDay({ day, locale })].filter(Boolean).join(', ')
          if (!isStaff(req)) return <li key={key}>{text}</li>
          return (
            <li key={key}>
              <a
                href={weekHref({ admin, week, agent, lead, booking: { property: publicId, slot: key } })}
                aria-label={`${text}, ${about}, ${editorText(req, weekTexts.book)}`}
                style={{ display: 'inline-block', padding: '0.25rem 0' }}
              >
                {text}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
