'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { reloadWith } from '@/cms/admin/news'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.accounts.sessions

/** Its moments as the reader's language writes them. */
type ShownSession = { id: string; since: string | null; until: string; isOwn: boolean }

type EndSessionsProps = { path: string; sessions: readonly ShownSession[] }

/** The sessions of an account; each except the reader's own can be ended, and all of those at once. */
export function EndSessions({ path, sessions }: EndSessionsProps) {
  const { say } = useEditorText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const end = async (body: { session?: string }) => {
    setIsBusy(true)
    const answer = await callEndpoint({ path, body })
    if (answer.isDone) return reloadWith({ news: say(texts.ended) })
    setProblem(say(texts.failed))
    setIsBusy(false)
  }
  const others = sessions.filter(({ isOwn }) => !isOwn)
  return (
    <>
      {sessions.length === 0 && <p>{say(texts.none)}</p>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {sessions.map(({ id, since, until, isOwn }) => {
          const name = `${since ? `${say(texts.since)} ${since}, ` : ''}${say(texts.until)} ${until}`
          return (
            <li key={id} style={{ marginBottom: '0.75rem' }}>
              <p style={{ margin: '0 0 0.25rem' }}>
                {name}
                {isOwn && <strong> · {say(texts.own)}</strong>}
              </p>
              {!isOwn && (
                <Button
                  {...{ buttonStyle: 'secondary', size: 'small', type: 'button', margin: false }}
                  aria-label={`${say(texts.end)}: ${name}`}
                  disabled={isBusy}
                  onClick={() => void end({ session: id })}
                >
                  {say(texts.end)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {others.length > 1 && (
        <Button
          {...{ buttonStyle: 'secondary', type: 'button', margin: false }}
          disabled={isBusy}
          onClick={() => void end({})}
        >
          {say(others.length < sessions.length ? texts.endOthers : texts.endAll)}
        </Button>
      )}
      <p role="alert">{problem}</p>
    </>
  )
}
