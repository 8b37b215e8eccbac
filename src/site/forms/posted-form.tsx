'use client'

import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { useEngine } from './use-engine'
import type { PostedEngineProps } from './posted-engine'

type PostedFormProps = {
  id: string
  /** Where it is posted to: as JSON, or as a browser sends it by itself. */
  action: string
  /** The message where no answer comes. */
  failed: string
  label?: string
  className?: string
  /** It is sent as a form with files and not as JSON. */
  hasFiles?: boolean
  children: ReactNode
}

const fetchEngine = async () => (await import('./posted-engine')).PostedEngine

/**
 * A small form that every browser can send by itself; where scripts run, errors are shown above it and beside its fields
 * without leaving the page.
 */
export function PostedForm(props: PostedFormProps) {
  const { id, action, failed, label, className, hasFiles = false, children } = props
  const form = useRef<HTMLFormElement>(null)
  const { Engine, load, handOver, postpone } = useEngine<PostedEngineProps>(form, fetchEngine)

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
      className={className}
      noValidate
      onFocus={load}
      onPointerDown={load}
      onChange={load}
      onSubmit={onSubmit}
    >
      {Engine && form.current && (
        <Engine form={form.current} failed={failed} hasFiles={hasFiles} onReady={handOver} />
      )}
      {children}
    </form>
  )
}
