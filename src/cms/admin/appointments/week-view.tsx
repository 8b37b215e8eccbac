import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isStaff, isStaffOrReader } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findAgents, type NamedAgent } from '@/cms/queries/appointments/office-appointments'
import { findPickedProperties } from '@/cms/queries/property-picker/picked-property'
import { findOpenProperties } from '@/cms/queries/property-picker/open-properties'
import { findOfficeWeek } from '@/cms/queries/appointments/appointment-week'
import { getLeadToPlan, type LeadToPlan } from '@/cms/queries/leads/caller-of-lead'
import { wallOf } from '@/domain/appointments/brussels-time'
import { parseSlotKey } from '@/domain/appointments/slot-key'
import { parseWeek, weekOf } from '@/domain/appointments/week'
import { AgencyFrame } from '@/cms/admin/agency-frame'
import { BookByPhone } from './book-by-phone'
import { News } from '@/cms/admin/news'
import { WeekBar } from './week-bar'
import { WeekDay } from './week-day'
import { weekHref } from './week-href'
import { weekStyle } from './week-style'
import { shownWeek } from './shown-week'
import { weekTexts } from './week-texts'

type Query = AdminViewServerProps['searchParams']

const queryText = (query: Query, name: string): string => [query?.[name]].flat()[0] ?? ''

const numberIn = (query: Query, name: string): number | null => {
  const number = Number(queryText(query, name))
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

/** The week of appointments within the frame of the back office. */
export const WeekView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const { admin } = req.payload.config.routes
  return (
    <AgencyFrame
      view={view}
      title={editorText(req, weekTexts.week)}
      href={weekHref({ admin })}
      isOpenTo={isStaffOrReader}
    >
      <AppointmentWeek req={req} query={view.searchParams} />
    </AgencyFrame>
  )
}

/** A week of appointments and free places, of one agent or of all, with the form that books for a caller. */
async function AppointmentWeek({ req, query }: { req: PayloadRequest; query: Query }) {
  const { payload } = req
  const { admin, api } = payload.config.routes
  const locale = readerLocale(req)
  const now = new Date()
  const today = wallOf(now.toISOString()).day
  const week = parseWeek(queryText(query, 'week')) ?? weekOf(today)
  const agents = await findAgents(payload)
  const agent = agents.find(({ id }) => id === numberIn(query, 'agent'))?.id ?? null
  const scope = await getScope(req)
  const { days, isCut } = await findOfficeWeek({ payload, week, agent, agents, locale, scope, now })
  const asked = isStaff(req) ? numberIn(query, 'lead') : null
  const lead = await getLeadToPlan({ payload, lead: asked, scope })
  return (
    <section className="agency-part" aria-labelledby="appointment-week" style={{ padding: '1rem 0 4rem' }}>
      <h1 id="appointment-week" style={{ marginBottom: '1rem' }}>
        {editorText(req, weekTexts.week)}, {shownWeek({ week, locale })}
      </h1>
      <News />
      <WeekBar {...{ req, admin, week, agent, agents }} lead={lead?.id} />
      {isStaff(req) && (
        <BookingForm
          req={req}
          query={query}
          lead={lead}
          agents={agents}
          back={weekHref({ admin, week: week.id, agent })}
          now={now}
        />
      )}
      {isCut && <p role="note">{editorText(req, weekTexts.cut)}</p>}
      <div style={weekStyle}>
        {days.map((day) => (
          <WeekDay
            key={day.day}
            {...{ req, admin, api, locale, agent, day }}
            lead={lead?.id}
            week={week.id}
            isToday={day.day === today}
          />
        ))}
      </div>
    </section>
  )
}

type BookingFormProps = {
  req: PayloadRequest
  query: Query
  lead: LeadToPlan | null
  agents: readonly NamedAgent[]
  /** The address of the displayed week. */
  back: string
  now: Date
}

/** The property to book: the one that was chosen, or the one of the lead, which may have no visit times. */
async function findProperty({
  req,
  query,
  lead,
  now,
}: Pick<BookingFormProps, 'req' | 'query' | 'lead' | 'now'>) {
  const locale = readerLocale(req)
  const reference = numberIn(query, 'property') ?? lead?.property ?? null
  const { hasAny, property } = await findOpenProperties({ req, reference, locale, now })
  if (property !== null || !lead?.propertyRow) return { hasAny, property, isClosed: false }
  const [closed = null] = await findPickedProperties(req, { ids: [lead.propertyRow], locale })
  return { hasAny, property: closed, isClosed: closed !== null }
}

/** The form that books for a caller, or for the person of a lead. */
async function BookingForm({ req, query, lead, agents, back, now }: BookingFormProps) {
  const { admin, api } = req.payload.config.routes
  const { hasAny, property, isClosed } = await findProperty({ req, query, lead, now })
  const slot = parseSlotKey(queryText(query, 'slot')) ? queryText(query, 'slot') : ''
  return (
    <BookByPhone
      key={`${property?.id} ${slot} ${lead?.id}`}
      {...{ api, property, slot, agents }}
      hasProperties={hasAny}
      isClosed={isClosed}
      caller={lead?.caller ?? null}
      back={lead ? `${admin}/collections/leads/${lead.id}` : back}
    />
  )
}
