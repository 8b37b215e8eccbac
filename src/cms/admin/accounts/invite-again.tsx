'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { reloadWith } from '@/cms/admin/news'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { invitationTexts } from './invitation-texts'

/** Mails an invited colleague another link; the earlier one no longer works. */
export const InviteAgain = ({ path }: { path: string }) => {
  const { say } = useEditorText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const invite = async () => {
    setIsBusy(true)
    const answer = await callEndpoint({ path, body: {} })
    if (answer.isDone) return reloadWith({ news: say(invitationTexts.sentAgain) })
    setProblem(say(answer.code === 'too-many' ? invitationTexts.tooMany : invitationTexts.failedAgain))
    setIsBusy(false)
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={invite} type="button">
        {say(invitationTexts.again)}
      </Button>
      <span role="alert">{problem}</span>
    </>
  )
}
