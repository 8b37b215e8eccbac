import type { UIFieldServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { seesCalendar } from '@/cms/access/person-access'
import { editorText } from '@/cms/fields/editor-text'
import { getCalendarAddress } from '@/cms/queries/appointments/agent-calendar'
import { CalendarAddress } from './calendar-address'
import { calendarTexts } from './calendar-texts'
import { panelStyle } from '@/cms/admin/styles'

/** The private address of an agent's calendar, on the agent. */
export const AgentCalendar = async ({ data, req }: UIFieldServerProps) => {
  const id: unknown = data?.id
  if (typeof id !== 'number' || !isStaff(req)) return null
  if (!(await seesCalendar(req, id))) return null
  const { payload } = req
  const href = await getCalendarAddress({ payload, id })
  if (href === null) return null
  return (
    <section className="agency-part" aria-labelledby="agent-calendar" style={panelStyle}>
      <h2 id="agent-calendar" style={{ margin: '0 0 0.5rem' }}>
        {editorText(req, calendarTexts.title)}
      </h2>
      <p>{editorText(req, calendarTexts.about)}</p>
      <CalendarAddress path={`${payload.config.routes.api}/agents/${id}/calendar/renew`} href={href} />
    </section>
  )
}
