'use client'

import { useId } from 'react'
import type { ConsentChoices, ConsentSignal } from '@/domain/consent/consent-choices'
import type { ConsentTexts } from './consent-texts'

type ConsentTogglesProps = {
  texts: ConsentTexts
  selected: ConsentChoices
  isFirstFixed: boolean
  onChange: (signal: ConsentSignal, isOn: boolean) => void
}

/** A switch per purpose. The first one is disabled if the site keeps it on. */
export function ConsentToggles({ texts, selected, isFirstFixed, onChange }: ConsentTogglesProps) {
  const id = useId()
  return (
    <ul className="grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
      {texts.signals.map(({ signal, name, hint }, index) => {
        const isFixed = isFirstFixed && index === 0
        return (
          <li key={signal} className="border-line flex items-start gap-4 border-t py-3">
            <div className="flex-1">
              <label htmlFor={id + signal} className="block text-sm font-semibold">
                {name}
              </label>
              <p id={`${id}${signal}-hint`} className="text-ink-soft text-xs">
                {isFixed && <strong className="text-ink">{texts.alwaysOn}. </strong>}
                {hint}
              </p>
            </div>
            <input
              id={id + signal}
              type="checkbox"
              role="switch"
              className="switch"
              checked={isFixed || selected[signal]}
              disabled={isFixed}
              aria-describedby={`${id}${signal}-hint`}
              onChange={(event) => onChange(signal, event.target.checked)}
            />
          </li>
        )
      })}
    </ul>
  )
}
