'use client'

import { Button } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { refusalText } from '@/cms/admin/appointments/appointment-tool-texts'
import { phoneTexts } from '@/cms/admin/appointments/phone-texts'
import { newRequestKey } from '@/cms/admin/forms/request-key'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { useSentForm } from '@/cms/admin/forms/use-sent-form'
import { LabelledField } from '@/cms/admin/labelled-field'
import { PropertyPicker } from '@/cms/admin/property-picker/property-picker'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { CallerOfLead } from '@/cms/queries/leads/caller-of-lead'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { notedError } from './noted-texts'
import { PersonFields } from './person-fields'

const texts = screenTexts.leads.offer

type OfferFormProps = {
  api: string
  lead: number
  caller: CallerOfLead
  property: PickedProperty | null
  labels: Record<'amount' | 'endDate' | 'conditions', string>
}

const nothing = { amount: '', endDate: '', conditions: '', remark: '' }

/** Notes what somebody offers for a property: how much, until when, and on which conditions. */
export const OfferForm = ({ api, lead, labels, ...start }: OfferFormProps) => {
  const { say } = useEditorText()
  const [caller, setCaller] = useState(start.caller)
  const [property, setProperty] = useState(start.property)
  const [offer, setOffer] = useState(nothing)
  const [key] = useState(newRequestKey)
  const { send, errorOf, isBusy, problem, round } = useSentForm({
    path: `${api}/leads/${lead}/offer`,
    words: { done: texts.saved, wrong: texts.wrong },
    failedText: refusalText,
    errorText: notedError,
  })
  const form = useFirstError<HTMLFormElement>(round)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ ...caller, ...offer, property: property?.id ?? null, requestId: key })
  }
  const needed = (label: string) => `${label} ${say(phoneTexts.needed)}`
  const line = (name: 'amount' | 'endDate', type: 'text' | 'date') => (
    <LabelledField label={needed(labels[name])} error={errorOf(name)}>
      {(control) => (
        <input
          {...control}
          type={type}
          inputMode={type === 'text' ? 'decimal' : undefined}
          value={offer[name]}
          onChange={({ target }) => setOffer({ ...offer, [name]: target.value })}
        />
      )}
    </LabelledField>
  )
  const lines = (name: 'conditions' | 'remark', label: string) => (
    <LabelledField label={label} error={errorOf(name)}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={offer[name]}
          onChange={({ target }) => setOffer({ ...offer, [name]: target.value })}
        />
      )}
    </LabelledField>
  )
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
      <LabelledField label={needed(say(sharedTexts.property))} error={errorOf('property')}>
        {(control) => (
          <PropertyPicker
            {...{ control, api }}
            isRequired
            chosen={property ? [property] : []}
            onChange={([chosen = null]) => setProperty(chosen)}
          />
        )}
      </LabelledField>
      {line('amount', 'text')}
      {line('endDate', 'date')}
      {lines('conditions', labels.conditions)}
      <PersonFields person={caller} onChange={setCaller} errorOf={errorOf} />
      {lines('remark', say(sharedTexts.remark))}
      <p role="alert">{problem}</p>
      <div>
        <Button disabled={isBusy} margin={false} type="submit">
          {say(isBusy ? phoneTexts.busy : texts.save)}
        </Button>
      </div>
    </form>
  )
}
