'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { fieldIds } from './fields/field-ids'
import { countWords } from './answers/send-answers'
import type { Messages } from './controller/use-form-fields'

/** A box that takes the focus when it comes up, and is read out. */
export function Notice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="form-summary" role="alert" tabIndex={-1}>
      {children}
    </div>
  )
}

type ErrorSummaryProps = {
  formId: string
  messages: Messages
  /** How many there are; without them nothing is said of it. */
  words?: { one: string; other: string }
  /** Where an error has a field. */
  isField: (name: string) => boolean
  onGo: (name: string) => void
}

/** Everything that is to be corrected, each with the way to its field. */
export function ErrorSummary({ formId, messages, words, isField, onGo }: ErrorSummaryProps) {
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault()
    onGo(name)
  }
  return (
    <Notice>
      {words && <p className="font-semibold">{countWords(words, messages.length)}</p>}
      <ul>
        {messages.map(({ name, text }) => (
          <li key={name}>
            {isField(name) ? (
              <a href={`#${fieldIds(formId, name).id}`} onClick={(event) => go(event, name)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
