'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { LabelledField } from '@/cms/admin/labelled-field'

type AcceptFormProps = {
  path: string
  login: string
  token: string
  email: string
  words: Record<
    'intro' | 'password' | 'hint' | 'repeat' | 'button' | 'busy' | 'done' | 'toLogin' | 'gone' | 'failure',
    string
  >
  /** By field and code. */
  errors: Record<'password' | 'repeat', Partial<Record<string, string>>>
}

const fields = ['password', 'repeat'] as const

/** The passwords while typed and sent; a refusal keeps them. */
function useFirstPassword({ path, token, words, errors }: AcceptFormProps) {
  const [typed, setTyped] = useState({ password: '', repeat: '' })
  const [codes, setCodes] = useState<Partial<Record<string, string>>>({})
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [problem, setProblem] = useState('')
  const [round, setRound] = useState(0)
  const send = async () => {
    setState('busy')
    setProblem('')
    const answer = await callEndpoint({ path, body: { token, ...typed } })
    if (answer.isDone) return setState('done')
    setCodes(answer.errors)
    if (answer.code === 'link') setProblem(words.gone)
    else if (Object.keys(answer.errors).length === 0) setProblem(words.failure)
    setState('open')
    setRound(round + 1)
  }
  const errorOf = (field: (typeof fields)[number]): string | undefined => {
    const code = codes[field]
    return code === undefined ? undefined : (errors[field][code] ?? words.failure)
  }
  return { typed, setTyped, state, problem, round, send, errorOf }
}

/** The form in which an invited colleague chooses their first password. */
export const AcceptForm = (props: AcceptFormProps) => {
  const { login, email, words } = props
  const done = useRef<HTMLParagraphElement>(null)
  const { typed, setTyped, state, problem, round, send, errorOf } = useFirstPassword(props)
  const form = useFirstError<HTMLFormElement>(round)
  useEffect(() => {
    if (state === 'done') done.current?.focus()
  }, [state])
  if (state === 'done')
    return (
      <>
        <p ref={done} role="status" tabIndex={-1}>
          {words.done}
        </p>
        <p>
          <a href={login}>{words.toLogin}</a>
        </p>
      </>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} style={{ display: 'grid', gap: '1rem' }}>
      <p style={{ margin: 0 }}>
        {words.intro} <strong>{email}</strong>
      </p>
      {/* Password managers store the new password with the address of the account. */}
      <input autoComplete="username" hidden readOnly type="email" value={email} />
      {fields.map((name) => (
        <LabelledField
          key={name}
          label={words[name]}
          hint={name === 'password' ? words.hint : undefined}
          error={errorOf(name)}
        >
          {(control) => (
            <input
              {...control}
              type="password"
              autoComplete="new-password"
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          )}
        </LabelledField>
      ))}
      <p role="alert">{problem}</p>
      <div>
        <Button disabled={state === 'busy'} margin={false} type="submit">
          {state === 'busy' ? words.busy : words.button}
        </Button>
      </div>
    </form>
  )
}
