'use client'

import { useState } from 'react'
import { LabelledField } from '@/cms/admin/labelled-field'
import { FactorForm } from '@/cms/admin/accounts/second-factor/factor-form'
import { OwnPasswordInput } from '@/cms/admin/accounts/second-factor/factor-inputs'
import { passkeyTexts as texts } from '@/cms/admin/accounts/second-factor/factor-texts'
import { RecoveryCodes } from '@/cms/admin/accounts/second-factor/recovery-codes'
import { useFactorCall } from '@/cms/admin/accounts/second-factor/use-factor-call'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { accountLabels } from '@/cms/collections/users/account-labels'
import { PASSKEY_NAME_LENGTH } from '@/domain/accounts/passkeys'
import { makePasskey } from './ceremonies'

type PasskeyFormProps = {
  /** Of the endpoints that ask for a passkey (`/offer`) and store it (`/add`). */
  path: string
  /** In the login the password was given already. */
  passwordErrors?: Partial<Record<string, string>>
  button: string
  onDone: () => void
}

type NameInputProps = { value: string; onChange: (value: string) => void; isFocused: boolean }

const NameInput = ({ value, onChange, isFocused }: NameInputProps) => {
  const { say } = useEditorText()
  return (
    <LabelledField label={say(texts.name.label)} hint={say(texts.name.hint)}>
      {(control) => (
        <input
          {...control}
          style={{ ...control.style, maxWidth: '24rem' }}
          type="text"
          autoComplete="off"
          autoFocus={isFocused}
          maxLength={PASSKEY_NAME_LENGTH}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </LabelledField>
  )
}

/** Adds a passkey: its name and the password, then what the device asks, and where it is the first step of two the recovery codes. */
export function PasskeyForm({ path, passwordErrors, button, onDone }: PasskeyFormProps) {
  const { say } = useEditorText()
  const { call, refuse, errorOf, ...form } = useFactorCall(passwordErrors)
  const [typed, setTyped] = useState({ name: '', password: '' })
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  const send = async () => {
    const { name, password } = typed
    if (name.trim() === '') return refuse('name')
    const offered = await call(`${path}/offer`, { password })
    if (!offered) return
    const made = await makePasskey(offered.options)
    if (!made.isDone) return refuse(made.code)
    const added = await call(`${path}/add`, { response: made.response, name })
    if (!added) return
    if (added.codes?.length) setCodes(added.codes)
    else onDone()
  }
  return (
    <FactorForm {...form} button={button} buttonStyle="secondary" onSend={() => void send()}>
      <NameInput
        value={typed.name}
        onChange={(name) => setTyped({ ...typed, name })}
        isFocused={passwordErrors !== undefined}
      />
      {passwordErrors && (
        <OwnPasswordInput
          label={say(accountLabels.currentPassword)}
          error={errorOf('password')}
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
        />
      )}
    </FactorForm>
  )
}
