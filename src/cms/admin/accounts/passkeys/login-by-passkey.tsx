'use client'

import { Button } from '@payloadcms/ui'
import { passkeyTexts as texts } from '@/cms/admin/accounts/second-factor/factor-texts'
import { useFactorCall } from '@/cms/admin/accounts/second-factor/use-factor-call'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { sharedTexts } from '@/messages/shared-texts'
import { usePasskeyOnce } from './ceremonies'

type LoginByPasskeyProps = {
  /** Of the endpoints of a login. */
  path: string
  onDone: () => void
}

/** Asks for a passkey in the place of a code; browsers want a press for it. */
export function LoginByPasskey({ path, onDone }: LoginByPasskeyProps) {
  const { say } = useEditorText()
  const { call, refuse, isBusy, problem } = useFactorCall()
  const send = async () => {
    const asked = await call(`${path}/passkey/ask`)
    if (!asked) return
    const used = await usePasskeyOnce(asked.options)
    if (!used.isDone) return refuse(used.code)
    if (await call(`${path}/passkey`, { response: used.response })) onDone()
  }
  return (
    <div style={{ margin: '0 0 1.5rem' }}>
      <Button disabled={isBusy} margin={false} size="large" type="button" onClick={() => void send()}>
        {say(isBusy ? sharedTexts.busy : texts.use)}
      </Button>
      <p role="alert" style={{ margin: '0.5rem 0 0', color: 'var(--theme-error-600)' }}>
        {problem}
      </p>
    </div>
  )
}
