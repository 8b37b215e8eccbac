'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { listStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { GlobalVersion } from '@/cms/queries/audit/global-history'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { screenTexts } from '@/messages/screen-texts'

const { failed, history: texts } = screenTexts.mailTexts

type MailTextHistoryProps = { api: string; versions: readonly GlobalVersion[] }

/** Who saved the texts of mails and when; an earlier version is taken back by its button. */
export function MailTextHistory({ api, versions }: MailTextHistoryProps) {
  const { say, locale } = useEditorText()
  const router = useRouter()
  const [news, setNews] = useState<EditorTexts | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const restore = async (version: number) => {
    if (isBusy) return
    setIsBusy(true)
    const answer = await callEndpoint({ path: `${api}/mail-texts/restore`, body: { version } })
    setIsBusy(false)
    setNews(answer.isDone ? screenTexts.audit.saved.restore : failed)
    router.refresh()
  }
  return (
    <section aria-labelledby="mail-text-history">
      <h2 id="mail-text-history" style={{ margin: '1.5rem 0 0.75rem' }}>
        {say(texts.title)}
      </h2>
      <p role="status">{news && say(news)}</p>
      <ol style={listStyle}>
        {versions.map(({ id, at, name }, position) => {
          const moment = shownMoment(at, locale)
          return (
            <li key={id} style={{ marginBottom: '0.5rem' }}>
              <time dateTime={at}>{moment}</time>
              {name && ` · ${name}`}{' '}
              {position === 0 ? (
                <span>({say(texts.current)})</span>
              ) : (
                <button
                  type="button"
                  aria-disabled={isBusy || undefined}
                  aria-label={`${say(texts.restore)}: ${moment}`}
                  onClick={() => void restore(id)}
                >
                  {say(texts.restore)}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
