'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { reloadWith } from '@/cms/admin/news'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'

const { provider: texts, sessions } = screenTexts.accounts

/** An administrator takes the link of an account with the provider away. */
export function EndLink({ path, about }: { path: string; about: string }) {
  const { say } = useEditorText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const end = async () => {
    setIsBusy(true)
    const answer = await callEndpoint({ path, body: {} })
    // The sessions beside it show the news.
    if (answer.isDone) return reloadWith({ news: say(texts.ended) })
    setProblem(say(sessions.failed))
    setIsBusy(false)
  }
  return (
    <>
      <p style={{ margin: '0 0 0.75rem' }}>{about}</p>
      <Button
        {...{ buttonStyle: 'secondary', type: 'button', margin: false }}
        disabled={isBusy}
        onClick={() => void end()}
      >
        {say(texts.end)}
      </Button>
      <p role="alert">{problem}</p>
    </>
  )
}
