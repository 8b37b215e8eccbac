'use client'

import { useId, useState } from 'react'
import type { OfficeHome } from '@/cms/queries/office-owners'
import { inviteTexts } from './invite-texts'
import { rowLook } from './looks'
import { PhoneField } from './phone-field'
import { useSay } from './use-say'

type Props = {
  homes: readonly OfficeHome[]
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
  error?: string
}

/** The homes of a new owner, among those that are nobody's; what is chosen stays in sight whatever is searched for. */
export const HomesField = ({ homes, chosen, onChange, error }: Props) => {
  const { say } = useSay()
  const id = useId()
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const shown = homes.filter((home) => chosen.includes(home.id) || home.label.toLowerCase().includes(wanted))
  const toggle = (home: number) =>
    onChange(chosen.includes(home) ? chosen.filter((each) => each !== home) : [...chosen, home])
  return (
    <fieldset
      aria-describedby={[error ? `${id}-error` : '', `${id}-hint`].filter(Boolean).join(' ')}
      style={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}
    >
      <legend>{say(inviteTexts.homes)}</legend>
      {error && (
        <span id={`${id}-error`} role="alert" style={{ display: 'block', color: 'var(--theme-error-600)' }}>
          {error}
        </span>
      )}
      <span id={`${id}-hint`} style={{ display: 'block' }}>
        {say(homes.length === 0 ? inviteTexts.noHomes : inviteTexts.homesHint)}
      </span>
      {homes.length > 0 && (
        <>
          <PhoneField label={say(inviteTexts.filter)}>
            {(control) => (
              <input
                {...control}
                type="search"
                value={words}
                onChange={({ target }) => setWords(target.value)}
                // Enter would send the form.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
            )}
          </PhoneField>
          <div style={{ maxHeight: '16rem', overflowY: 'auto', padding: '0.5rem 0' }}>
            {shown.length === 0 && <p role="status">{say(inviteTexts.noMatch)}</p>}
            {shown.map((home) => (
              <label
                key={home.id}
                style={{ ...rowLook, flexWrap: 'nowrap', gap: '0.5rem', minHeight: '2rem' }}
              >
                <input type="checkbox" checked={chosen.includes(home.id)} onChange={() => toggle(home.id)} />
                {home.label}
              </label>
            ))}
          </div>
        </>
      )}
    </fieldset>
  )
}
