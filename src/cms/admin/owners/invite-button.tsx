'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { reloadWith } from '@/cms/admin/news'
import { ownerTexts } from './owner-texts'
import { useEditorText } from '@/cms/admin/use-editor-text'

/** Mails an owner a link for their password, also if they have one. */
export const InviteButton = ({ path, isAgain }: { path: string; isAgain: boolean }) => {
  const { say } = useEditorText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const invite = async () => {
    setIsBusy(true)
    const answer = await callEndpoint({ path, body: {} })
    if (answer.isDone) return reloadWith({ news: say(ownerTexts.inviteSent) })
    setProblem(say(answer.code === 'too-many' ? ownerTexts.tooMany : ownerTexts.failure))
    setIsBusy(false)
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={invite} type="button">
        {say(isAgain ? ownerTexts.inviteAgain : ownerTexts.invite)}
      </Button>
      <span role="alert">{problem}</span>
    </>
  )
}
