import type { PayloadRequest } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import type { NamedAgent } from '@/cms/queries/appointments/office-appointments'
import { otherWeek, type Week } from '@/domain/appointments/week'
import { fieldStyle, rowStyle } from '@/cms/admin/styles'
import { weekHref } from './week-href'
import { weekTexts } from './week-texts'

type WeekBarProps = {
  req: PayloadRequest
  admin: string
  week: Week
  agent: number | null
  agents: readonly NamedAgent[]
  /** The lead whose person a visit is booked for. */
  lead?: number
}

/** The links to other weeks, and the choice of an agent. */
export const WeekBar = ({ req, admin, week, agent, agents, lead }: WeekBarProps) => {
  const say = (text: EditorTexts) => editorText(req, text)
  const ways = [
    { text: weekTexts.previous, to: otherWeek({ week, weeks: -1 }).id },
    { text: weekTexts.today, to: undefined },
    { text: weekTexts.next, to: otherWeek({ week, weeks: 1 }).id },
  ]
  return (
    <div style={{ ...rowStyle, justifyContent: 'space-between', marginBottom: '1.5rem' }}>
      <nav aria-label={say(weekTexts.weeks)}>
        <ul style={{ ...rowStyle, margin: 0, padding: 0, listStyle: 'none' }}>
          {ways.map(({ text, to }) => (
            <li key={text.en}>
              <a
                href={weekHref({ admin, week: to, agent, lead })}
                style={{ display: 'inline-block', padding: '0.5rem 0' }}
              >
                {say(text)}
              </a>
            </li>
          ))}
          <li>
            <a
              href={`${admin}/collections/appointments`}
              style={{ display: 'inline-block', padding: '0.5rem 0' }}
            >
              {say(weekTexts.all)}
            </a>
          </li>
        </ul>
      </nav>
      <form method="get" action={weekHref({ admin })} style={rowStyle}>
        <input type="hidden" name="week" value={week.id} />
        {lead && <input type="hidden" name="lead" value={lead} />}
        <label htmlFor="week-agent">{say(weekTexts.agent)}</label>
        <select
          key={agent}
          id="week-agent"
          name="agent"
          defaultValue={agent ?? ''}
          style={{ ...fieldStyle, width: 'auto', maxWidth: '100%' }}
        >
          <option value="">{say(weekTexts.everybody)}</option>
          {agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button
          type="submit"
          style={{ ...fieldStyle, width: 'auto', cursor: 'pointer', background: 'var(--theme-elevation-50)' }}
        >
          {say(weekTexts.show)}
        </button>
      </form>
    </div>
  )
}
