'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, type FormEvent } from 'react'
import { LanguageSelect } from '@/cms/admin/language-select'
import { PropertyPicker } from '@/cms/admin/property-picker/property-picker'
import { inviteTexts } from './invite-texts'
import { openerStyle, panelStyle } from '@/cms/admin/styles'
import { LabelledField } from '@/cms/admin/labelled-field'
import { phoneTexts } from '@/cms/admin/appointments/phone-texts'
import { useNewOwner } from './use-new-owner'
import { useEditorText } from '@/cms/admin/use-editor-text'

const lines = [
  { name: 'firstName', type: 'text', isNeeded: false },
  { name: 'lastName', type: 'text', isNeeded: true },
  { name: 'email', type: 'email', isNeeded: true },
  { name: 'phone', type: 'tel', isNeeded: false },
] as const

/** Creates the account of a new owner with their properties, and invites them. */
export const InviteOwner = ({ api }: { api: string }) => {
  const { say } = useEditorText()
  const form = useRef<HTMLFormElement>(null)
  const { owner, setOwner, round, errorOf, ...invitation } = useNewOwner({ api })
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [round])
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
        {lines.map(({ name, type, isNeeded }) => (
          <LabelledField
            key={name}
            label={[say(inviteTexts[name]), isNeeded && say(phoneTexts.needed)].filter(Boolean).join(' ')}
            error={errorOf(name)}
          >
            {(control) => (
              <input
                {...control}
                type={type}
                // These are another person's details.
                autoComplete="off"
                value={owner[name]}
                onChange={({ target }) => setOwner({ ...owner, [name]: target.value })}
              />
            )}
          </LabelledField>
        ))}
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
