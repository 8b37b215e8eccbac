'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { phoneTexts, fieldError } from '@/cms/admin/appointments/phone-texts'
import { LabelledField } from '@/cms/admin/labelled-field'
import { LanguageSelect } from '@/cms/admin/language-select'
import { openerStyle, panelStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { useInvitation } from '@/cms/admin/use-invitation'
import { sharedTexts } from '@/messages/shared-texts'
import { invitationTexts } from './invitation-texts'

type InviteColleagueProps = {
  api: string
  roleLabel: string
  roleHint: string
  roles: readonly { value: string; label: string }[]
}

const lines = [
  { name: 'name', type: 'text' },
  { name: 'email', type: 'email' },
] as const

/** A new colleague while typed and invited; a refusal loses nothing. */
function useNewColleague(api: string) {
  const { locale } = useEditorText()
  const [colleague, setColleague] = useState({ name: '', email: '', role: 'agent', language: locale })
  const { send, ...invitation } = useInvitation({
    path: `${api}/users/invite`,
    words: { done: invitationTexts.done, wrong: invitationTexts.wrong, failed: invitationTexts.failure },
    errorText: (error) => (error.code === 'taken' ? invitationTexts.taken : fieldError(error)),
  })
  return { colleague, setColleague, ...invitation, send: () => send(colleague) }
}

/** Creates the account of a colleague, and mails them a link where they choose their password. */
export const InviteColleague = ({ api, roleLabel, roleHint, roles }: InviteColleagueProps) => {
  const { say } = useEditorText()
  const form = useRef<HTMLFormElement>(null)
  const { colleague, setColleague, errorOf, problem, isBusy, round, send } = useNewColleague(api)
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [round])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <details style={panelStyle}>
      <summary style={openerStyle}>{say(invitationTexts.title)}</summary>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}
      >
        <p style={{ margin: 0 }}>{say(invitationTexts.about)}</p>
        {lines.map(({ name, type }) => (
          <LabelledField
            key={name}
            label={`${say(sharedTexts[name])} ${say(phoneTexts.needed)}`}
            error={errorOf(name)}
          >
            {(control) => (
              <input
                {...control}
                type={type}
                // These are another person's details.
                autoComplete="off"
                value={colleague[name]}
                onChange={({ target }) => setColleague({ ...colleague, [name]: target.value })}
              />
            )}
          </LabelledField>
        ))}
        <LabelledField label={roleLabel} hint={roleHint} error={errorOf('role')}>
          {(control) => (
            <select
              {...control}
              value={colleague.role}
              onChange={({ target }) => setColleague({ ...colleague, role: target.value })}
            >
              {roles.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <LabelledField label={say(invitationTexts.language)} error={errorOf('language')}>
          {(control) => (
            <LanguageSelect
              control={control}
              value={colleague.language}
              onChange={(language) => setColleague({ ...colleague, language })}
            />
          )}
        </LabelledField>
        <p role="alert">{problem}</p>
        <div>
          <Button disabled={isBusy} margin={false} type="submit">
            {say(isBusy ? sharedTexts.busy : invitationTexts.send)}
          </Button>
        </div>
      </form>
    </details>
  )
}
