'use client'

import { useEffect, useRef, useState } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { accountLabels } from '@/cms/collections/users/account-labels'
import { OwnPasswordInput } from './factor-inputs'
import { FactorForm } from './factor-form'
import { factorTexts } from './factor-texts'
import { useFactorCall } from './use-factor-call'

const texts = factorTexts.reset

type ResetFactorProps = { path: string; passwordErrors: Partial<Record<string, string>> }

/** An administrator takes the second factor of a colleague away, with their own password. */
export function ResetFactor({ path, passwordErrors }: ResetFactorProps) {
  const { say } = useEditorText()
  const { call, errorOf, ...form } = useFactorCall(passwordErrors)
  const [password, setPassword] = useState('')
  const [isDone, setIsDone] = useState(false)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isDone) line.current?.focus()
  }, [isDone])
  if (isDone)
    return (
      <p ref={line} role="status" tabIndex={-1} style={{ fontWeight: 600 }}>
        {say(texts.done)}
      </p>
    )
  const send = async () => setIsDone((await call(path, { password })) !== null)
  return (
    <FactorForm
      {...form}
      title={say(texts.title)}
      about={say(texts.about)}
      button={say(texts.button)}
      buttonStyle="secondary"
      onSend={() => void send()}
    >
      <OwnPasswordInput
        label={say(accountLabels.currentPassword)}
        error={errorOf('password')}
        value={password}
        onChange={setPassword}
      />
    </FactorForm>
  )
}
