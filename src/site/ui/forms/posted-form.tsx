'use client'

import { isRecord } from '@/domain/shared/is-record'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { fieldId, fieldErrorId } from './plain-field'

type PostedFormProps = {
  id: string
  /** Where it is posted to: as JSON, or as a browser sends it by itself. */
  action: string
  /** What is said where no answer comes. */
  failed: string
  label?: string
  className?: string
  /** It is sent as a form with files and not as JSON. */
  hasFiles?: boolean
  children: ReactNode
}

type PostedFormRefusal = { message: string; errors: Record<string, string> }

type Sending = Pick<PostedFormProps, 'failed' | 'hasFiles'>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type PostedFormAnswer = { redirect: string } | PostedFormRefusal

const textsOf = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
      )
    : {}

const accept = 'application/json'

const asJson = (form: HTMLFormElement): RequestInit => ({
  headers: { 'content-type': 'application/json', accept },
  body: JSON.stringify(Object.fromEntries(new FormData(form))),
})

const asFiles = (form: HTMLFormElement): RequestInit => ({ headers: { accept }, body: new FormData(form) })

async function post(form: HTMLFormElement, { failed, hasFiles }: Sending): Promise<PostedFormAnswer> {
  try {
    const response = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      ...(hasFiles ? asFiles(form) : asJson(form)),
    })
    const body: unknown = await response.json()
    if (!isRecord(body)) return { message: failed, errors: {} }
    if (body.ok === true && typeof body.redirect === 'string') return { redirect: body.redirect }
    return { message: typeof body.error === 'string' ? body.error : failed, errors: textsOf(body.errors) }
  } catch {
    return { message: failed, errors: {} }
  }
}

function setFieldErrors(form: HTMLFormElement, errors: Record<string, string>): void {
  for (const field of form.querySelectorAll<Field>(':is(input, textarea, select).field')) {
    const text = errors[field.name] ?? ''
    if (text) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    const line = document.getElementById(fieldErrorId(form.id, field.name))
    if (line) {
      line.textContent = text
      line.hidden = text === ''
    }
    // What was typed stays, but for passwords.
    if (field.type === 'password') field.value = ''
  }
}

/**
 * A small form that any browser sends by itself; where scripts run, what is wrong is said above it and beside its fields
 * without leaving the page.
 */
export function PostedForm(props: PostedFormProps) {
  const { id, action, failed, label, className, hasFiles, children } = props
  const [refusal, setRefusal] = useState<PostedFormRefusal | null>(null)
  const isSending = useRef(false)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending.current) return
    isSending.current = true
    const answer = await post(form, { failed, hasFiles })
    if ('redirect' in answer) return window.location.assign(answer.redirect)
    isSending.current = false
    setFieldErrors(form, answer.errors)
    setRefusal(answer)
  }

  return (
    <form
      id={id}
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      aria-label={label}
      className={className}
      noValidate
      onSubmit={send}
    >
      {refusal && <RefusalNotice formId={id} refusal={refusal} />}
      {children}
    </form>
  )
}

function RefusalNotice({ formId, refusal }: { formId: string; refusal: PostedFormRefusal }) {
  const box = useRef<HTMLDivElement>(null)
  // Anew for every answer, also for one that says the same as the last.
  useEffect(() => box.current?.focus(), [refusal])
  const errors = Object.entries(refusal.errors)
  return (
    <div ref={box} className="form-summary" role="alert" tabIndex={-1}>
      {errors.length === 0 ? (
        <p>{refusal.message}</p>
      ) : (
        <ul>
          {errors.map(([name, text]) => (
            <li key={name}>
              <a href={`#${fieldId(formId, name)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
