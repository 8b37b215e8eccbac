import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerNumber } from '@/cms/fields/reader-number'
import { countPropertiesByState, type StateCount } from '@/cms/queries/dashboard/agency-figures'
import { sharedTexts } from '@/messages/shared-texts'
import { dashboardTexts } from './dashboard-texts'
import type { DayPartProps } from './day-part'
import { FiguresChart } from './figures-chart'
import { FiguresTable } from './figures-table'
import { Panel } from './panel'
import { statusOptions } from '@/messages/status-words'

const texts = dashboardTexts.figures.states

const states: readonly { state: StateCount['state']; text: EditorTexts }[] = [
  { state: 'draft', text: sharedTexts.draft },
  ...statusOptions.map(({ value, label }) => ({ state: value, text: label })),
]

const goals: readonly { goal: StateCount['goal']; text: EditorTexts }[] = [
  { goal: 'sale', text: sharedTexts.forSale },
  { goal: 'rent', text: sharedTexts.forRent },
]

/** The properties by state, for sale and to let. */
export const PropertyFigures = async ({ payload, i18n }: Omit<DayPartProps, 'day' | 'now'>) => {
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const counts = await countPropertiesByState(payload)
  const countOf = (state: StateCount['state'], goal: StateCount['goal']): number =>
    counts.find((each) => each.state === state && each.goal === goal)?.count ?? 0
  const rows = states.map(({ state, text }) => ({
    key: state,
    name: say(text),
    cells: goals.map(({ goal }) => countOf(state, goal)),
  }))
  const shownRows = rows.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.map((count) => readerNumber({ i18n }, count)),
  }))
  const heads = goals.map(({ text }) => say(text))
  return (
    <Panel id="property-figures" title={say(texts.title)}>
      <FiguresChart series={heads} points={rows.map(({ name, cells }) => ({ name, values: cells }))} />
      <FiguresTable caption={say(texts.title)} heads={[say(sharedTexts.status), ...heads]} rows={shownRows} />
    </Panel>
  )
}
