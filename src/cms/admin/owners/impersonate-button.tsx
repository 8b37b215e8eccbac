'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { ownerTexts } from './owner-texts'
import { useEditorText } from '@/cms/admin/use-editor-text'

/** Opens the area of an owner, as that owner sees it, beside the back office. */
export const ImpersonateButton = ({ path }: { path: string }) => {
  const { say } = useEditorText()
  const [isBusy, setIsBusy] = useState(false)
  const [news, setNews] = useState('')
  const impersonate = async () => {
    // At once, because a browser blocks a window that opens later.
    const tab = window.open('', '_blank')
    setIsBusy(true)
    const answer = await callEndpoint({ path, body: {} })
    setIsBusy(false)
    if (!answer.isDone || !answer.href) {
      tab?.close()
      setNews(say(ownerTexts.failure))
      return
    }
    if (tab) tab.location.href = answer.href
    else window.location.assign(answer.href)
    setNews(say(ownerTexts.impersonating))
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={impersonate} type="button">
        {say(ownerTexts.impersonate)}
      </Button>
      <span role="status">{news}</span>
    </>
  )
}
