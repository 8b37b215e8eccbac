'use client'

import { Button } from '@payloadcms/ui'
import type { FormEvent } from 'react'
import { PersonLines } from '@/cms/admin/forms/person-lines'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { LanguageSelect } from '@/cms/admin/language-select'
import { PropertyPicker } from '@/cms/admin/property-picker/property-picker'
import { inviteTexts } from './invite-texts'
import { openerStyle, panelStyle } from '@/cms/admin/styles'
import { LabelledField } from '@/cms/admin/labelled-field'
import { useNewOwner } from './use-new-owner'
import { useEditorText } from '@/cms/admin/use-editor-text'

const lines = [
  { name: 'firstName', type: 'text', isNeeded: false, label: inviteTexts.firstName },
  { name: 'lastName', type: 'text', isNeeded: true, label: inviteTexts.lastName },
  { name: 'email', type: 'email', isNeeded: true, label: inviteTexts.email },
  { name: 'phone', type: 'tel', isNeeded: false, label: inviteTexts.phone },
] as const

/** Creates the account of a new owner with their properties, and invites them. */
export const InviteOwner = ({ api }: { api: string }) => {
  const { say } = useEditorText()
  const { owner, setOwner, round, errorOf, ...invitation } = useNewOwner({ api })
  const form = useFirstError<HTMLFormElement>(round)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void invitation.send()
  }
  return (
    <details id="invite-owner" style={panelStyle}>
      <summary style={openerStyle}>{say(inviteTexts.title)}</summary>
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}
      >
        <p style={{ margin: 0 }}>{say(inviteTexts.about)}</p>
        <PersonLines
          lines={lines}
          values={owner}
          errorOf={errorOf}
          onChange={(name, value) => setOwner({ ...owner, [name]: value })}
        />
        <LabelledField label={say(inviteTexts.language)} error={errorOf('language')}>
          {(control) => (
            <LanguageSelect
              control={control}
              value={owner.language}
              onChange={(language) => setOwner({ ...owner, language })}
            />
          )}
        </LabelledField>
        <LabelledField
          label={say(inviteTexts.properties)}
          hint={say(inviteTexts.propertiesHint)}
          error={errorOf('properties')}
        >
          {(control) => (
            <PropertyPicker
              {...{ control, api }}
              among="free"
              isMany
              chosen={owner.properties}
              onChange={(properties) => setOwner({ ...owner, properties })}
            />
          )}
        </LabelledField>
        <p role="alert">{invitation.problem}</p>
        <div>
          <Button disabled={invitation.isBusy} margin={false} type="submit">
            {say(invitation.isBusy ? inviteTexts.busy : inviteTexts.send)}
          </Button>
        </div>
      </form>
    </details>
  )
}
