'use client'

import { useState } from 'react'
import { LabelledField } from '@/cms/admin/labelled-field'
import { PropertyPicker } from '@/cms/admin/property-picker/property-picker'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { CallerOfLead } from '@/cms/queries/leads/caller-of-lead'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { NotedForm, useNotedForm } from './noted-form'
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
  const [property, setProperty] = useState(start.property)
  const [offer, setOffer] = useState(nothing)
  const { errorOf, needed, person, frame } = useNotedForm({
    path: `${api}/leads/${lead}/offer`,
    caller: start.caller,
    texts,
  })
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
    <NotedForm {...frame} noted={{ ...offer, property: property?.id ?? null }}>
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
      <PersonFields {...person} />
      {lines('remark', say(sharedTexts.remark))}
    </NotedForm>
  )
}
