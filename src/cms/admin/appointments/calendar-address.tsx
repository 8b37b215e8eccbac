'use client'

import { Button } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { calendarTexts } from './calendar-texts'
import { fieldStyle, rowStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { refusalText } from './appointment-tool-texts'

type CalendarAddressProps = { /** The endpoint that gives another address. */ path: string; href: string }

/** The address of a calendar, to copy or to replace. */
export const CalendarAddress = ({ path, ...first }: CalendarAddressProps) => {
  const id = useId()
  const { say } = useEditorText()
  const field = useRef<HTMLInputElement>(null)
  const [href, setHref] = useState(first.href)
  const [isBusy, setIsBusy] = useState(false)
  const [news, setNews] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href)
      setNews(say(calendarTexts.copied))
    } catch {
      // The clipboard needs https and permission; otherwise the address is selected.
      field.current?.select()
      setNews(say(calendarTexts.selected))
    }
  }
  const renew = async () => {
    if (!window.confirm(say(calendarTexts.sure))) return
    setIsBusy(true)
    const answer = await callEndpoint({ path, body: {} })
    if (answer.isDone && answer.href) setHref(answer.href)
    setNews(say(answer.isDone ? calendarTexts.renewed : refusalText(answer.code)))
    setIsBusy(false)
  }
  return (
    <>
      <label htmlFor={id}>{say(calendarTexts.address)}</label>
      <input
        ref={field}
        id={id}
        readOnly
        value={href}
        style={{ ...fieldStyle, margin: '0.25rem 0 1rem' }}
        onFocus={({ target }) => target.select()}
        // Enter would save the document around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div style={rowStyle}>
        <Button buttonStyle="secondary" margin={false} onClick={copy} type="button">
          {say(calendarTexts.copy)}
        </Button>
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={renew} type="button">
          {say(calendarTexts.renew)}
        </Button>
      </div>
      <p role="status">{news}</p>
    </>
  )
}
