'use client'

import { Button } from '@payloadcms/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { refusalText } from '@/cms/admin/appointments/appointment-tool-texts'
import { phoneTexts } from '@/cms/admin/appointments/phone-texts'
import { newRequestKey } from '@/cms/admin/forms/request-key'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { useTypedWarning } from '@/cms/admin/forms/use-leave-warning'
import { useSentForm } from '@/cms/admin/forms/use-sent-form'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { CallerOfLead } from '@/cms/queries/leads/caller-of-lead'
import { notedError } from './noted-texts'

type NotedInput = {
  path: string
  caller: CallerOfLead
  texts: Record<'saved' | 'wrong' | 'save', EditorTexts>
}

/** What staff note for somebody who called: their person, and the rest, which is stored once however often it is sent. */
export function useNotedForm({ path, caller: start, texts }: NotedInput) {
  const { say } = useEditorText()
  const [caller, setCaller] = useState(start)
  const [requestId] = useState(newRequestKey)
  const { send, errorOf, ...state } = useSentForm({
    path,
    words: { done: texts.saved, wrong: texts.wrong },
    failedText: refusalText,
    errorText: notedError,
  })
  return {
    errorOf,
    needed: (label: string) => `${label} ${say(phoneTexts.needed)}`,
    person: { person: caller, onChange: setCaller, errorOf },
    frame: {
      ...state,
      save: texts.save,
      onSend: (rest: object) => void send({ ...caller, ...rest, requestId }),
    },
  }
}

type NotedFormProps = ReturnType<typeof useNotedForm>['frame'] & {
  /** What is sent with the person. */
  noted: object
  children: ReactNode
}

/** The frame of such a form. */
export function NotedForm({ isBusy, problem, round, save, onSend, noted, children }: NotedFormProps) {
  const { say } = useEditorText()
  const form = useFirstError<HTMLFormElement>(round)
  useTypedWarning({ form, isBusy })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend(noted)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
      {children}
      <p role="alert">{problem}</p>
      <div>
        <Button disabled={isBusy} margin={false} type="submit">
          {say(isBusy ? phoneTexts.busy : save)}
        </Button>
      </div>
    </form>
  )
}
