'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

type SendAgainButtonProps = {
  path: string
  label: string
  busy: string
  failure: string
  /** What is said of a mail one of whose files is deleted. */
  incomplete?: string
}

type SendState = 'idle' | 'busy' | 'failed' | 'incomplete'

/** Code of an answer for a mail that can be sent no more. */
const GONE = 410

/** Asks the server to send again, then reloads the page, which shows the new status. */
export const SendAgainButton = ({
  path,
  label,
  busy,
  failure,
  incomplete = failure,
}: SendAgainButtonProps) => {
  const [state, setState] = useState<SendState>('idle')
  const send = async () => {
    setState('busy')
    const answer = await fetch(path, { method: 'POST', credentials: 'same-origin' }).catch(() => null)
    if (answer?.ok) window.location.reload()
    else setState(answer?.status === GONE ? 'incomplete' : 'failed')
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={state === 'busy'} onClick={send} type="button">
        {state === 'busy' ? busy : label}
      </Button>
      <p role="status">{state === 'failed' ? failure : state === 'incomplete' ? incomplete : ''}</p>
    </>
  )
}
