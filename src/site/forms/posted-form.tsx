'use client'

import { useRef, type ReactNode, type SubmitEvent } from 'react'
import type { CountedWords } from './answers/send-answers'
import { useEngine } from './use-engine'
import type { PostedEngineProps } from './posted-engine'

type PostedFormProps = {
  id: string
  /** The address to post to: as JSON, or as a browser posts a form. */
  action: string
  /** The message where no response comes. */
  failed: string
  /** The heading over its errors. */
  summary: CountedWords
  label?: string
  /** Whether it is sent as form data with files instead of JSON. */
  hasFiles?: boolean
  children: ReactNode
}

const fetchEngine = async () => (await import('./posted-engine')).PostedEngine

/**
 * A small form that every browser can post by itself; where scripts run, its errors are shown above it and beside its
 * fields without leaving the page.
 */
export function PostedForm(props: PostedFormProps) {
  const { id, action, failed, summary, label, hasFiles = false, children } = props
  const form = useRef<HTMLFormElement>(null)
  const { Engine, load, takePostponed, postpone } = useEngine<PostedEngineProps>(form, fetchEngine)

  const onSubmit = (event: SubmitEvent) => {
    if (postpone('send')) event.preventDefault()
  }
  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      aria-label={label}
      className="lead-form"
      noValidate
      onFocus={load}
      onPointerDown={load}
      onChange={load}
      onSubmit={onSubmit}
    >
      {Engine && form.current && (
        <Engine
          form={form.current}
          failed={failed}
          summaryWords={summary}
          hasFiles={hasFiles}
          onReady={takePostponed}
        />
      )}
      {children}
    </form>
  )
}
