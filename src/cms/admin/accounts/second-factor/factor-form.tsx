'use client'

import { Button } from '@payloadcms/ui'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { sharedTexts } from '@/messages/shared-texts'

type FactorFormProps = {
  title?: string
  about?: string
  button: string
  isBusy: boolean
  problem: string
  round: number
  onSend: () => void
  buttonStyle?: 'primary' | 'secondary'
  /** Beside the button. */
  more?: ReactNode
  children: ReactNode
}

/** A form within the form of the account, where HTML knows no other: Enter sends this one, and does not save the account. */
export function FactorForm({
  title,
  about,
  button,
  isBusy,
  problem,
  round,
  onSend,
  buttonStyle = 'primary',
  more,
  children,
}: FactorFormProps) {
  const id = useId()
  const { say } = useEditorText()
  const place = useFirstError<HTMLDivElement>(round)
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!isBusy) onSend()
  }
  return (
    <div
      ref={place}
      role="group"
      aria-labelledby={title ? id : undefined}
      onKeyDown={sendOnEnter}
      style={{ display: 'grid', gap: '1rem' }}
    >
      {title && <h4 id={id}>{title}</h4>}
      {about && <p style={{ margin: 0 }}>{about}</p>}
      {children}
      <p role="alert" style={{ margin: 0, color: 'var(--theme-error-600)' }}>
        {problem}
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <Button {...{ disabled: isBusy, margin: false, type: 'button', buttonStyle }} onClick={onSend}>
          {isBusy ? say(sharedTexts.busy) : button}
        </Button>
        {more}
      </div>
    </div>
  )
}
