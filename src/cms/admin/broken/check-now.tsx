'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.broken

/** Has everything checked at once, and says whether it will be. */
export function CheckNow({ path }: { path: string }) {
  const { say } = useEditorText()
  const [news, setNews] = useState<EditorTexts | null>(null)
  const check = async () => {
    const answer = await callEndpoint({ path, body: {} })
    if (answer.isDone) setNews(texts.queued)
    else setNews(answer.code === 'too-soon' ? texts.tooSoon : texts.notDone)
  }
  return (
    <div>
      <Button buttonStyle="secondary" type="button" onClick={() => void check()}>
        {say(texts.checkNow)}
      </Button>
      <p role="status">{news && say(news)}</p>
    </div>
  )
}
