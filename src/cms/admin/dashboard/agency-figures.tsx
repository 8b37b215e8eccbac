import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findResponseTimes } from '@/cms/queries/dashboard/agency-figures'
import { durationOf } from '@/domain/dashboard/age'
import { formatNumber } from '@/domain/shared/shown-number'
import { dashboardTexts, shownAge } from './dashboard-texts'
import type { DayPartProps } from './day-part'
import { PropertyFigures } from './property-figures'
import { InterestFigures } from './interest-figures'
import { LeadFigures } from './lead-figures'
import { Panel } from './panel'

const texts = dashboardTexts.figures

type FigureProps = Omit<DayPartProps, 'day'>

/** How the agency does: for administrators, below their day. */
export const AgencyFigures = (props: FigureProps) => (
  <>
    <h2 className="agency-heading">{editorText({ i18n: props.i18n }, texts.title)}</h2>
    <div className="agency-figures">
      <LeadFigures {...props} />
      <ResponseFigures {...props} />
      <PropertyFigures {...props} />
      <InterestFigures {...props} />
    </div>
  </>
)

async function ResponseFigures({ payload, i18n, now }: FigureProps) {
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const locale = readerLocale({ i18n })
  const { median, due, inTime } = await findResponseTimes({ payload, now })
  return (
    <Panel id="response-figures" title={say(texts.response.title)}>
      <p>{say(texts.response.note)}</p>
      {median === null && due === 0 ? (
        <p>{say(texts.response.none)}</p>
      ) : (
        <dl className="agency-numbers">
          <div>
            <dt>{say(texts.response.median)}</dt>
            <dd>{median === null ? '–' : shownAge({ i18n }, durationOf(median))}</dd>
          </div>
          <div>
            <dt>{say(texts.response.inTime)}</dt>
            <dd>
              {due === 0 ? '–' : `${formatNumber(Math.round((inTime / due) * 100), locale)} %`}{' '}
              <small>
                {inTime} / {due}
              </small>
            </dd>
          </div>
        </dl>
      )}
    </Panel>
  )
}
