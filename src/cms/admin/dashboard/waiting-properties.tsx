import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import {
  findOpenProperties,
  findPropertyNames,
  type OpenProperty,
  type PropertyName,
} from '@/cms/queries/stock/open-properties'
import { fillText } from '@/domain/shared/fill-text'
import { byUrgency, isUnfinished, lackCodes } from '@/domain/stock/lacks'
import { sharedTexts } from '@/messages/shared-texts'
import { selectionHref } from '@/cms/admin/stock/selection-href'
import { dashboardTexts } from './dashboard-texts'
import type { DayPartProps } from './day-part'
import { Panel } from './panel'

const texts = dashboardTexts.properties

const mostShown = 6

/** The properties that are drafts or lack something, of the agent or of the whole agency. */
export const WaitingProperties = async ({ payload, i18n, day, now }: DayPartProps) => {
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const open = await findOpenProperties({
    payload,
    agent: day.agent?.id ?? null,
    now,
  })
  const waiting = open.filter(isUnfinished).toSorted(byUrgency)
  const shown = waiting.slice(0, mostShown)
  const ids = shown.map(({ id }) => id)
  const names = await findPropertyNames({ payload, ids, locale: readerLocale({ i18n }) })
  const properties = `${payload.config.routes.admin}/collections/properties`
  const drafts = open.filter(({ isDraft }) => isDraft).length
  return (
    <Panel id="waiting-properties" title={say(texts.title)} count={readerNumber({ i18n }, waiting.length)}>
      {waiting.length === 0 && <p>{say(texts.none)}</p>}
      {waiting.length > 0 && <LackCounts {...{ i18n, day, properties, open, drafts }} />}
      <ul className="agency-lines">
        {shown.map((property) => (
          <li key={property.id}>
            <a href={`${properties}/${property.id}`}>{nameOf(property.id, names.get(property.id))}</a>{' '}
            <span className="agency-lack">{lackLine({ i18n, property })}</span>
          </li>
        ))}
      </ul>
      <a href={properties}>{fillText(say(texts.all), { count: readerNumber({ i18n }, open.length) })}</a>
    </Panel>
  )
}

const nameOf = (id: number, name: PropertyName | undefined): string =>
  [name?.reference, name?.address].filter(Boolean).join(' · ') || `№ ${id}`

function lackLine({ i18n, property }: Pick<DayPartProps, 'i18n'> & { property: OpenProperty }): string {
  const words = property.lacks.map((code) => editorText({ i18n }, dashboardTexts.lacks[code]))
  return [...(property.isDraft ? [editorText({ i18n }, sharedTexts.draft)] : []), ...words].join(', ')
}

type LackCountsProps = Pick<DayPartProps, 'i18n' | 'day'> & {
  properties: string
  open: readonly OpenProperty[]
  drafts: number
}

/** How many properties lack what, with links to those that the list can select. */
function LackCounts({ i18n, day, properties, open, drafts }: LackCountsProps) {
  const agent = day.agent?.id
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const counts = lackCodes
    .map((code) => ({ code, count: open.filter(({ lacks }) => lacks.includes(code)).length }))
    .filter(({ count }) => count > 0)
  const lists = { picture: 'no-picture', energy: 'no-energy', duty: null, language: null } as const
  return (
    <p className="agency-counts">
      {drafts > 0 && (
        <a href={selectionHref({ properties, agent, selection: 'drafts' })}>
          {fillText(say(texts.draft), { count: readerNumber({ i18n }, drafts) })}
        </a>
      )}
      {counts.map(({ code, count }) => {
        const text = `${readerNumber({ i18n }, count)} ${say(dashboardTexts.lacks[code])}`
        const list = lists[code]
        if (list === null) return <span key={code}>{text}</span>
        return (
          <a key={code} href={selectionHref({ properties, agent, selection: list })}>
            {text}
          </a>
        )
      })}
    </p>
  )
}
