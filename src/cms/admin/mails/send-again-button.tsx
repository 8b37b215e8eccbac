'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

type SendAgainButtonProps = { path: string; label: string; busy: string; failure: string }

/** Asks the server to send again, then reloads the page, which shows the new status. */
export const SendAgainButton = ({ path, label, busy, failure }: SendAgainButtonProps) => {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const send = async () => {
    setState('busy')
    const done = await fetch(path, { method: 'POST', credentials: 'same-origin' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (done) window.location.reload()
    else setState('failed')
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={state === 'busy'} onClick={send} type="button">
        {state === 'busy' ? busy : label}
      </Button>
      <p role="status">{state === 'failed' ? failure : ''}</p>
    </>
  )
}
