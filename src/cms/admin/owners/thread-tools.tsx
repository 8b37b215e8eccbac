'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { messageError, messageTexts } from './message-texts'
import { reloadWith } from '@/cms/admin/news'
import { LabelledField } from '@/cms/admin/labelled-field'
import { postJson } from '@/cms/admin/post-json'
import { useEditorText } from '@/cms/admin/use-editor-text'

type ThreadToolsProps = {
  /** The endpoint of the conversation. */
  path: string
  hasUnread: boolean
}

/** Marks the owner's messages as read, and answers them. */
export const ThreadTools = ({ path, hasUnread }: ThreadToolsProps) => {
  const { say } = useEditorText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [body, setBody] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (hasUnread) void postJson({ path: `${path}/read`, body: {} })
  }, [path, hasUnread])
  const refuse = (code?: string) => {
    setError(code ? say(messageError(code)) : '')
    setProblem(say(code ? messageTexts.wrong : messageTexts.failure))
    setIsBusy(false)
    field.current?.focus()
  }
  const send = async () => {
    if (body.trim() === '') return refuse('required')
    setIsBusy(true)
    const answer = await callEndpoint({ path: `${path}/answer`, body: { body } })
    if (answer.isDone) reloadWith({ news: say(messageTexts.answered) })
    else refuse(answer.errors.body)
  }
  return (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
      <LabelledField label={say(messageTexts.answer)} error={error || undefined}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={6}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        )}
      </LabelledField>
      <p role="alert">{problem}</p>
      <div>
        <Button disabled={isBusy} margin={false} onClick={send} type="button">
          {say(isBusy ? messageTexts.busy : messageTexts.sendAnswer)}
        </Button>
      </div>
    </div>
  )
}
