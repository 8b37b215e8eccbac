'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { fieldIds } from './fields/field-ids'
import { countWords, type CountedWords } from './answers/send-answers'
import type { Messages } from './controller/use-form-fields'

/** A box that takes the focus when it appears, so that it is read out. */
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
  /** The heading with the number of errors. */
  words: CountedWords
  /** Whether the name is a field that the summary can link to. */
  isField: (name: string) => boolean
  onGo: (name: string) => void
}

/** The list of errors, each with a link to its field. */
export function ErrorSummary({ formId, messages, words, isField, onGo }: ErrorSummaryProps) {
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault()
    onGo(name)
  }
  return (
    <Notice>
      <p className="font-semibold">{countWords(words, messages.length)}</p>
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
