'use client'

import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { Duty } from '@/domain/duties/duties-of'
import { shortDay } from '@/domain/shared/shown-date'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { openField } from './open-field'

const texts = screenTexts.duties
const { notes } = texts

/** Where the field of each duty is: its path and name, and the tabs of the form. */
export type DutyPlaces = {
  duties: Record<string, { path: string; label: string }>
  tabs: Record<string, number>
  settingsHref: string
}

const missingNotes: Partial<Record<Duty['code'], EditorTexts>> = {
  'energy-valid': notes.energyValid,
  asbestos: notes.asbestos,
  electricity: notes.electricity,
  'agency-number': notes.agencyNumber,
}

const checkNotes: Partial<Record<Duty['code'], EditorTexts>> = {
  asbestos: notes.asbestosYear,
  deposit: notes.deposit,
}

function noteOf({ code, state, reason }: Duty): EditorTexts | undefined {
  if (state === 'exempt') return reason === null ? undefined : texts.reasons[reason]
  if (state === 'missing') return missingNotes[code]
  return state === 'to-check' ? (checkNotes[code] ?? notes.unknown) : undefined
}

const yearPath = 'construction.constructionYear'

/** One duty: its name, which leads to its field while somebody has to do something, what to do, and the law. */
export function DutyItem({ duty, places }: { duty: Duty; places: DutyPlaces }) {
  const { say, locale } = useEditorText()
  const note = noteOf(duty)
  const law = say(texts.laws[duty.law])
  const since = duty.since === null ? '' : say(fillTexts(texts.since, { day: shortDay(duty.since, locale) }))
  return (
    <li data-duty={duty.code} data-state={duty.state}>
      <DutyName duty={duty} places={places} />
      {note && <span className="agency-duties-note">{say(note)}</span>}
      <small>{[law, since].filter(Boolean).join(', ')}</small>
    </li>
  )
}

function DutyName({ duty, places }: { duty: Duty; places: DutyPlaces }) {
  const { code, state } = duty
  const { path, label } = places.duties[code] ?? { path: '', label: '' }
  if (state !== 'missing' && state !== 'to-check') return <span>{label}</span>
  if (code === 'agency-number') return <a href={places.settingsHref}>{label}</a>
  const target = code === 'asbestos' && state === 'to-check' ? yearPath : path
  return (
    <button type="button" onClick={() => void openField({ path: target, tab: places.tabs[target] })}>
      {label}
    </button>
  )
}
