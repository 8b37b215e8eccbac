'use client'

import { Button } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { sharedTexts } from '@/messages/shared-texts'
import { LoginByPasskey } from '@/cms/admin/accounts/passkeys/login-by-passkey'
import { PasskeyForm } from '@/cms/admin/accounts/passkeys/passkey-form'
import { CodeInput } from './factor-inputs'
import { factorTexts as texts, passkeyTexts } from './factor-texts'
import { SetUpFactor } from './set-up-factor'
import { useFactorCall } from './use-factor-call'

type LoginStepProps = {
  /** Of the endpoints of a login. */
  path: string
  /** Where whoever is logged in goes on. */
  next: string
  /** The form for the password. */
  other: string
}

// The whole page is loaded again, because all of it asks who is logged in.
const goOn = (href: string): void => window.location.assign(href)

const OtherAccount = ({ other }: Pick<LoginStepProps, 'other'>) => {
  const { say } = useEditorText()
  return (
    <p style={{ margin: '1.5rem 0 0' }}>
      <a href={other}>{say(texts.login.other)}</a>
    </p>
  )
}

type LoginByCodeProps = Pick<LoginStepProps, 'path'> & { hasPasskey: boolean; onDone: () => void }

/** Asks for the code that the login owes. A refusal keeps what was typed. */
function CodeForm({
  path,
  onDone,
  isFocused,
}: Pick<LoginByCodeProps, 'path' | 'onDone'> & { isFocused: boolean }) {
  const { say } = useEditorText()
  const { call, isBusy, problem, errorOf, round } = useFactorCall()
  const [code, setCode] = useState('')
  const form = useFirstError<HTMLFormElement>(round)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await call(`${path}/code`, { code })) onDone()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      style={{ display: 'grid', gap: '1rem' }}
    >
      <p style={{ margin: 0 }}>{say(texts.login.about)}</p>
      <CodeInput
        label={say(texts.anyCode)}
        hint={say(texts.login.codeHint)}
        error={errorOf('code')}
        value={code}
        onChange={setCode}
        isFocused={isFocused}
      />
      <p role="alert" style={{ margin: 0, color: 'var(--theme-error-600)' }}>
        {problem}
      </p>
      <div>
        <Button disabled={isBusy} margin={false} size="large" type="submit">
          {say(isBusy ? sharedTexts.busy : texts.login.button)}
        </Button>
      </div>
    </form>
  )
}

/** Asks for a passkey or a code: the second step of a login. */
export function LoginByCode({ path, hasPasskey, onDone }: LoginByCodeProps) {
  return (
    <>
      {hasPasskey && <LoginByPasskey path={path} onDone={onDone} />}
      <CodeForm path={path} onDone={onDone} isFocused={!hasPasskey} />
    </>
  )
}

/** The code that the login owes, on the page of the login. */
export function LoginCodePage({ path, next, other, hasPasskey }: LoginStepProps & { hasPasskey: boolean }) {
  return (
    <>
      <LoginByCode path={path} hasPasskey={hasPasskey} onDone={() => goOn(next)} />
      <OtherAccount other={other} />
    </>
  )
}

/** Leads somebody whose role needs a second factor to one, before they have a session. */
export function LoginWithNewFactor({
  path,
  next,
  other,
  isPossible,
}: LoginStepProps & { isPossible: boolean }) {
  const { say } = useEditorText()
  const about = `${say(texts.required)} ${say(texts.about)}`
  return (
    <>
      <SetUpFactor path={`${path}/second-factor`} about={about} onDone={() => goOn(next)} />
      {isPossible && (
        <section aria-labelledby="passkeys" style={{ marginTop: '2rem' }}>
          <h2 id="passkeys" style={{ fontSize: '1.1rem' }}>
            {say(passkeyTexts.title)}
          </h2>
          <p>{say(passkeyTexts.about)}</p>
          <PasskeyForm path={`${path}/passkeys`} button={say(passkeyTexts.setUp)} onDone={() => goOn(next)} />
        </section>
      )}
      <OtherAccount other={other} />
    </>
  )
}
