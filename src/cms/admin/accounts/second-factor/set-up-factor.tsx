'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { accountLabels } from '@/cms/collections/users/account-labels'
import { inGroups } from '@/domain/accounts/second-factor'
import { CodeInput, OwnPasswordInput } from './factor-inputs'
import { FactorForm } from './factor-form'
import { factorTexts as texts } from './factor-texts'
import { RecoveryCodes } from './recovery-codes'
import { useFactorCall } from './use-factor-call'

type SetUpFactorProps = {
  /** Of the endpoints that offer a secret (`/offer`) and confirm it (`/on`). */
  path: string
  /** In the login the password was given already. */
  passwordErrors?: Partial<Record<string, string>>
  about: string
  onDone: () => void
}

type Offer = { secret: string; picture: string; offer: string }

const pictureStyle = { display: 'block', width: '12rem', height: '12rem', background: '#fff' } as const

const SecretToScan = ({ secret, picture }: Offer) => {
  const { say } = useEditorText()
  return (
    <>
      <p style={{ margin: 0 }}>{say(texts.scan)}</p>
      <img
        alt={say(texts.picture)}
        src={`data:image/svg+xml;base64,${window.btoa(picture)}`}
        style={pictureStyle}
      />
      <p style={{ margin: 0 }}>
        {say(texts.key)}:{' '}
        <code style={{ fontSize: '1.05rem', wordBreak: 'break-word' }}>{inGroups(secret)}</code>
      </p>
    </>
  )
}

function OfferedFactor({ offered, ...part }: SetUpFactorProps & { offered: Offer; onLater: () => void }) {
  const { path, passwordErrors, onDone, onLater } = part
  const { say } = useEditorText()
  const { call, errorOf, ...form } = useFactorCall(passwordErrors)
  const [typed, setTyped] = useState({ code: '', password: '' })
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  const send = async () => {
    const answer = await call(`${path}/on`, { offer: offered.offer, ...typed })
    if (answer) setCodes(answer.codes ?? [])
  }
  const later = (
    <Button {...{ buttonStyle: 'secondary', margin: false, type: 'button' }} onClick={onLater}>
      {say(texts.later)}
    </Button>
  )
  return (
    <FactorForm
      {...form}
      button={say(texts.confirm)}
      onSend={() => void send()}
      more={passwordErrors && later}
    >
      <SecretToScan {...offered} />
      <CodeInput
        label={say(texts.code)}
        hint={say(texts.codeHint)}
        error={errorOf('code')}
        value={typed.code}
        onChange={(code) => setTyped({ ...typed, code })}
        isFocused
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

/** Switches the second factor on: the secret for the app, a code of it, and then the recovery codes. */
export function SetUpFactor(part: SetUpFactorProps) {
  const { say } = useEditorText()
  const { call, isBusy, problem, round } = useFactorCall()
  const [offered, setOffered] = useState<Offer | null>(null)
  if (offered) return <OfferedFactor {...part} offered={offered} onLater={() => setOffered(null)} />
  const begin = async () => {
    const { secret, picture, offer } = (await call(`${part.path}/offer`)) ?? {}
    if (secret && picture && offer) setOffered({ secret, picture, offer })
  }
  return (
    <FactorForm {...{ isBusy, problem, round }} button={say(texts.setUp)} onSend={() => void begin()}>
      <p style={{ margin: 0 }}>{part.about}</p>
    </FactorForm>
  )
}
