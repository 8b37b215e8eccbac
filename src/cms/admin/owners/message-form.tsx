'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { useTypedWarning } from '@/cms/admin/forms/use-leave-warning'
import type { OwnerChoice } from '@/cms/queries/owners/office-owners'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { AttachmentsField } from './attachments-field'
import { PropertyPicker } from '@/cms/admin/property-picker/property-picker'
import { keepFromSaving } from '@/cms/admin/keep-from-saving'
import { messageTexts } from './message-texts'
import { LabelledField } from '@/cms/admin/labelled-field'
import { phoneTexts } from '@/cms/admin/appointments/phone-texts'
import { useOwnerMessage, type Addressee } from './use-owner-message'
import { useEditorText } from '@/cms/admin/use-editor-text'

type MessageFormProps = {
  api: string
  /** The owners to choose from, if the message is not for a given one. */
  owners?: readonly OwnerChoice[]
  owner: number | null
  /** Whether the message can be about one of the owner's properties. */
  hasProperties: boolean
  property: number | null
}

const readAddressee = (value: string): Addressee => (value === 'all' ? value : Number(value) || null)

// Not a `<form>`, because it may be inside that of the document.
/** Writes to one owner, or to all who have a property. */
export const MessageForm = ({ owners, hasProperties, ...start }: MessageFormProps) => {
  const { say } = useEditorText()
  const [properties, setProperties] = useState<readonly PickedProperty[]>([])
  const message = useOwnerMessage(start)
  const { round, errorOf } = message
  const place = useFirstError<HTMLDivElement>(round)
  useTypedWarning({ form: place, isBusy: message.isBusy })
  const needed = say(phoneTexts.needed)
  return (
    <div ref={place} onKeyDown={keepFromSaving} style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
      {owners && (
        <LabelledField label={`${say(messageTexts.to)} ${needed}`} error={errorOf('to')}>
          {(control) => (
            <select
              {...control}
              value={message.to ?? ''}
              onChange={({ target }) => message.setTo(readAddressee(target.value))}
            >
              <option value="">{say(messageTexts.pick)}</option>
              <option value="all">{say(messageTexts.all)}</option>
              {owners.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
      )}
      {hasProperties && (
        <LabelledField
          label={say(messageTexts.property)}
          hint={say(messageTexts.noProperty)}
          error={errorOf('property')}
        >
          {(control) => (
            <PropertyPicker
              {...{ control, api: start.api }}
              among={`owner-${start.owner ?? 0}`}
              chosen={properties}
              onChange={(chosen) => {
                setProperties(chosen)
                message.setProperty(chosen[0]?.id ?? null)
              }}
            />
          )}
        </LabelledField>
      )}
      <LabelledField label={`${say(messageTexts.subject)} ${needed}`} error={errorOf('subject')}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={message.subject}
            onChange={({ target }) => message.setSubject(target.value)}
          />
        )}
      </LabelledField>
      <LabelledField label={`${say(messageTexts.body)} ${needed}`} error={errorOf('body')}>
        {(control) => (
          <textarea
            {...control}
            rows={8}
            value={message.body}
            onChange={({ target }) => message.setBody(target.value)}
          />
        )}
      </LabelledField>
      <AttachmentsField files={message.files} onChange={message.setFiles} error={errorOf('attachments')} />
      <p role="alert">{message.problem}</p>
      <div>
        <Button disabled={message.isBusy} margin={false} onClick={message.send} type="button">
          {say(message.isBusy ? messageTexts.busy : messageTexts.send)}
        </Button>
      </div>
    </div>
  )
}
