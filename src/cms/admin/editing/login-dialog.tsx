'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState, type FormEvent } from 'react'
import { factorTexts } from '@/cms/admin/accounts/second-factor/factor-texts'
import { LoginByCode } from '@/cms/admin/accounts/second-factor/login-steps'
import { editorText } from '@/cms/fields/editor-text'
import { EditingDialog } from './editing-dialog'
import { editingTexts as texts } from './editing-texts'
import type { EditorPrompt } from './sessions'
import { isRecord } from '@/domain/shared/is-record'

type Login = Extract<EditorPrompt, { kind: 'login' }>

async function messageOf(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null)
  const errors = isRecord(body) && 'errors' in body ? body.errors : null
  const error: unknown = Array.isArray(errors) ? errors[0] : null
  const message = isRecord(error) && 'message' in error ? error.message : null
  return typeof message === 'string' ? message : null
}

type OwedStep = { step: 'code' | 'set-up'; hasPasskey: boolean }

/** What the login still asks for after the password; null once somebody is logged in. */
async function stepOf(response: Response): Promise<OwedStep | null> {
  const body: unknown = await response.json().catch(() => null)
  if (!isRecord(body)) return null
  const { step } = body
  return step === 'code' || step === 'set-up' ? { step, hasPasskey: body.passkey === true } : null
}

/** Signs in again in place, with the account that was logged in: what was typed stays behind it. */
export function LoginDialog({ email, answer }: Pick<Login, 'email' | 'answer'>) {
  const reader = useTranslation()
  const [owed, setOwed] = useState<OwedStep | null>(null)
  const step = owed?.step
  return (
    <EditingDialog title={editorText(reader, texts.loginTitle)} onCancel={() => answer(false)}>
      {!owed && <PasswordStep email={email} answer={answer} onStep={setOwed} />}
      {step === 'code' && (
        <LoginByCode
          path="/api/users/login"
          hasPasskey={owed?.hasPasskey ?? false}
          onDone={() => answer(true)}
        />
      )}
      {step === 'set-up' && (
        <p>
          {editorText(reader, factorTexts.required)}{' '}
          <a href="/admin/login" target="_blank" rel="noreferrer">
            {editorText(reader, factorTexts.setUp)}
          </a>
        </p>
      )}
    </EditingDialog>
  )
}

type PasswordStepProps = Pick<Login, 'email' | 'answer'> & { onStep: (owed: OwedStep) => void }

function PasswordStep({ email, answer, onStep }: PasswordStepProps) {
  const reader = useTranslation()
  const field = useId()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const say = (words: (typeof texts)['signIn']) => editorText(reader, words)
  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    const headers = { 'content-type': 'application/json', 'accept-language': reader.i18n.language }
    const body = JSON.stringify({ email, password })
    const response = await fetch('/api/users/login', { method: 'POST', headers, body }).catch(() => null)
    setBusy(false)
    const next = response?.ok ? await stepOf(response) : null
    if (next) return onStep(next)
    if (response?.ok) return answer(true)
    setError((response && (await messageOf(response))) ?? say(texts.failed))
  }
  return (
    <>
      <p>{say(texts.loginText)}</p>
      <form onSubmit={(event) => void signIn(event)}>
        <p>
          {say(texts.account)}: <strong>{email}</strong>
        </p>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <label htmlFor={field}>{say(texts.password)}</label>
        <input
          id={field}
          type="password"
          autoComplete="current-password"
          autoFocus
          required
          value={password}
          aria-invalid={error !== null}
          aria-describedby={`${field}-error`}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p id={`${field}-error`} role="alert" className="editing-dialog__error">
          {error}
        </p>
        <div className="editing-dialog__buttons">
          <Button type="submit" disabled={isBusy} margin={false}>
            {say(texts.signIn)}
          </Button>
          <Button buttonStyle="secondary" onClick={() => answer(false)} margin={false}>
            {say(texts.notNow)}
          </Button>
        </div>
      </form>
    </>
  )
}
