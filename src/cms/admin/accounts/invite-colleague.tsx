'use client'

import { Button } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { fieldError } from '@/cms/admin/appointments/phone-texts'
import { PersonLines } from '@/cms/admin/forms/person-lines'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { useSentForm } from '@/cms/admin/forms/use-sent-form'
import { LabelledField } from '@/cms/admin/labelled-field'
import { LanguageSelect } from '@/cms/admin/language-select'
import { openerStyle, panelStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { sharedTexts } from '@/messages/shared-texts'
import { invitationTexts } from './invitation-texts'

type InviteColleagueProps = {
  api: string
  roleLabel: string
  roleHint: string
  roles: readonly { value: string; label: string }[]
}

const lines = [
  { name: 'name', type: 'text', isNeeded: true, label: sharedTexts.name },
  { name: 'email', type: 'email', isNeeded: true, label: sharedTexts.email },
] as const

/** A new colleague while typed and invited; a refusal loses nothing. */
function useNewColleague(api: string) {
  const { locale } = useEditorText()
  const [colleague, setColleague] = useState({ name: '', email: '', role: 'agent', language: locale })
  const { send, ...invitation } = useSentForm({
    path: `${api}/users/invite`,
    words: { done: invitationTexts.done, wrong: invitationTexts.wrong },
    failedText: () => invitationTexts.failure,
    errorText: (error) => (error.code === 'taken' ? invitationTexts.taken : fieldError(error)),
  })
  return { colleague, setColleague, ...invitation, send: () => send(colleague) }
}

/** Creates the account of a colleague, and mails them a link where they choose their password. */
export const InviteColleague = ({ api, roleLabel, roleHint, roles }: InviteColleagueProps) => {
  const { say } = useEditorText()
  const { colleague, setColleague, errorOf, problem, isBusy, round, send } = useNewColleague(api)
  const form = useFirstError<HTMLFormElement>(round)
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
        <PersonLines
          lines={lines}
          values={colleague}
          errorOf={errorOf}
          onChange={(name, value) => setColleague({ ...colleague, [name]: value })}
        />
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
