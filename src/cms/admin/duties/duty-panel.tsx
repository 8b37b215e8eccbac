'use client'

import { useTypedDuties } from '@/cms/admin/property-checks/use-typed-facts'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { dutiesOf, type Duty } from '@/domain/duties/duties-of'
import type { DutyFacts } from '@/domain/duties/duty-facts'
import { countText } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { DutyItem, type DutyPlaces } from './duty-item'

const texts = screenTexts.duties

type DutyPanelProps = DutyPlaces & { regions: Record<string, string> }

const groups = ['stops', 'later', 'there', 'exempt'] as const

type DutyGroup = (typeof groups)[number]

function groupOf({ stops, state }: Duty): DutyGroup {
  if (stops) return 'stops'
  return state === 'missing' || state === 'to-check' ? 'later' : state
}

/** The checklist of the property that is being edited. */
export function DutyPanel({ regions, ...places }: DutyPanelProps) {
  const { say } = useEditorText()
  const { facts, hasTown } = useTypedDuties()
  const region = facts?.region ? regions[facts.region] : null
  return (
    <section className="agency-part agency-duties" aria-labelledby="duties-of-ad">
      <h3 id="duties-of-ad">
        {say(texts.title)}
        {region && <> · {region}</>}
      </h3>
      {!hasTown && <p>{say(texts.noRegion)}</p>}
      {facts && <Checklist facts={facts} places={places} />}
    </section>
  )
}

function Checklist({ facts, places }: { facts: DutyFacts; places: DutyPlaces }) {
  const { say } = useEditorText()
  const duties = dutiesOf(facts)
  return (
    <>
      {facts.region === null && <p>{say(texts.elsewhere)}</p>}
      <Summary facts={facts} duties={duties} />
      {facts.isOffered &&
        groups.map((group) => (
          <Group
            key={group}
            group={group}
            duties={duties.filter((duty) => groupOf(duty) === group)}
            places={places}
          />
        ))}
    </>
  )
}

function Summary({ facts, duties }: { facts: DutyFacts; duties: readonly Duty[] }) {
  const { say, locale } = useEditorText()
  const count = duties.filter(({ stops }) => stops).length
  const { one, other } = texts.summary.missing
  const forms = { one: one[locale], other: other[locale] }
  const text = !facts.isOffered
    ? say(texts.summary.gone)
    : count === 0
      ? say(texts.summary.complete)
      : countText({ forms, count, locale })
  return (
    <p role="status" className={count > 0 ? 'agency-duties-stop' : undefined}>
      {text}
    </p>
  )
}

type GroupProps = { group: DutyGroup; duties: readonly Duty[]; places: DutyPlaces }

/** What is missing is open; what is in order can be opened. */
function Group({ group, duties, places }: GroupProps) {
  const { say } = useEditorText()
  if (duties.length === 0) return null
  const isOpen = group === 'stops' || group === 'later'
  return (
    <details open={isOpen} className={`agency-duties-${group}`}>
      <summary>
        {say(texts.groups[group])} ({duties.length})
      </summary>
      <ul>
        {duties.map((duty) => (
          <DutyItem key={duty.code} duty={duty} places={places} />
        ))}
      </ul>
    </details>
  )
}
