'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { reloadWith } from '@/cms/admin/news'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'

type InviteButtonProps = {
  path: string
  label: EditorTexts
  words: Record<'sent' | 'tooMany' | 'failed', EditorTexts>
}

/** Mails somebody the link with which they choose their password; an earlier link no longer works. */
export const InviteButton = ({ path, label, words }: InviteButtonProps) => {
  const { say } = useEditorText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const invite = async () => {
    setIsBusy(true)
    const answer = await callEndpoint({ path, body: {} })
    if (answer.isDone) return reloadWith({ news: say(words.sent) })
    setProblem(say(answer.code === 'too-many' ? words.tooMany : words.failed))
    setIsBusy(false)
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={invite} type="button">
        {say(label)}
      </Button>
      <span role="alert">{problem}</span>
    </>
  )
}
