'use client'

import { useState } from 'react'
import { reloadWith } from '@/cms/admin/news'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { accountLabels } from '@/cms/collections/users/account-labels'
import { CodeInput, OwnPasswordInput } from './factor-inputs'
import { FactorForm } from './factor-form'
import { factorTexts as texts } from './factor-texts'
import { RecoveryCodes } from './recovery-codes'
import { SetUpFactor } from './set-up-factor'
import { useFactorCall } from './use-factor-call'

type OwnFactorProps = {
  path: string
  /** The moment as the reader's language writes it; null without a second factor. */
  since: string | null
  codesLeft: number
  /** Whether codes of an app are switched on; else the second factor is a passkey. */
  hasApp: boolean
  /** Without a second factor nothing else can be done then: the page leads to the login. */
  isRequired: boolean
  passwordErrors: Partial<Record<string, string>>
}

/** Somebody with so few recovery codes left makes new ones. */
const FEW_CODES = 3

const reload = (): void => window.location.reload()

const RenewCodes = ({ path }: Pick<OwnFactorProps, 'path'>) => {
  const { say } = useEditorText()
  const { call, errorOf, ...form } = useFactorCall()
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onKept={reload} />
  const send = async () => {
    const answer = await call(`${path}/codes`, { code })
    if (answer) setCodes(answer.codes ?? [])
  }
  const { title, about, button } = texts.renew
  return (
    <FactorForm
      {...form}
      title={say(title)}
      about={say(about)}
      button={say(button)}
      buttonStyle="secondary"
      onSend={() => void send()}
    >
      <CodeInput label={say(texts.anyCode)} error={errorOf('code')} value={code} onChange={setCode} />
    </FactorForm>
  )
}

const SwitchOff = ({ path, passwordErrors, onDone }: OwnFactorProps & { onDone: () => void }) => {
  const { say } = useEditorText()
  const { call, errorOf, ...form } = useFactorCall(passwordErrors)
  const [typed, setTyped] = useState({ code: '', password: '' })
  const send = async () => {
    if (await call(`${path}/off`, typed)) onDone()
  }
  const { title, about, button } = texts.switchOff
  return (
    <FactorForm
      {...form}
      title={say(title)}
      about={say(about)}
      button={say(button)}
      buttonStyle="secondary"
      onSend={() => void send()}
    >
      <OwnPasswordInput
        label={say(accountLabels.currentPassword)}
        error={errorOf('password')}
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
      />
      <CodeInput
        label={say(texts.anyCode)}
        error={errorOf('code')}
        value={typed.code}
        onChange={(code) => setTyped({ ...typed, code })}
      />
    </FactorForm>
  )
}

/** The second factor of whoever reads it: off, or on with its recovery codes and the way to switch it off. */
export function OwnFactor(factor: OwnFactorProps) {
  const { path, since, codesLeft, hasApp, isRequired, passwordErrors } = factor
  const { say } = useEditorText()
  const switchedOff = () => (isRequired ? reload() : reloadWith({ news: say(texts.switchOff.done) }))
  return (
    <>
      {since && (
        <>
          <p>
            {say(texts.onSince)} {since}. {say(texts.codesLeft)}: <strong>{codesLeft}</strong>.
            {codesLeft < FEW_CODES && ` ${say(texts.fewCodes)}`}
          </p>
          <div className="agency-factor__panel">
            <RenewCodes path={path} />
          </div>
        </>
      )}
      {hasApp ? (
        <div className="agency-factor__panel">
          <SwitchOff {...factor} onDone={switchedOff} />
        </div>
      ) : (
        <SetUpFactor path={path} about={say(texts.about)} passwordErrors={passwordErrors} onDone={reload} />
      )}
    </>
  )
}
