import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { findFreshProperties } from '@/cms/queries/dashboard/fresh-properties'
import { dashboardTexts } from './dashboard-texts'
import type { DayPartProps } from './day-part'
import { Panel } from './panel'

const texts = dashboardTexts.fresh

const mostShown = 6

/** The properties published lately, each with the number of alerts that fit. */
export const FreshProperties = async ({ payload, i18n, day, scope, now }: DayPartProps) => {
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const properties = await findFreshProperties({
    payload,
    agent: day.agent?.id ?? null,
    scope,
    now,
    limit: mostShown,
  })
  const list = `${payload.config.routes.admin}/collections/properties`
  return (
    <Panel id="fresh-properties" title={say(texts.title)}>
      {properties.length === 0 && <p>{say(texts.none)}</p>}
      <ul className="agency-lines">
        {properties.map(({ id, reference, street, alerts }) => (
          <li key={id}>
            <a href={`${list}/${id}`}>{[reference, street].filter(Boolean).join(' · ')}</a> · {alerts}{' '}
            {say(texts.alerts)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
