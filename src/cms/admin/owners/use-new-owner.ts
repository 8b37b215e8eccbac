'use client'

import { useState } from 'react'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import type { Locale } from '@/domain/shared/locale'
import { inviteTexts } from './invite-texts'
import { ownerTexts } from './owner-texts'
import { fieldError } from '@/cms/admin/appointments/phone-texts'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { useSentForm } from '@/cms/admin/forms/use-sent-form'

/** The owner to invite, with their properties. */
export type NewOwnerForm = Record<'firstName' | 'lastName' | 'email' | 'phone', string> & {
  language: Locale
  properties: readonly PickedProperty[]
}

function problemText({ field, code }: { field: string; code: string }): EditorTexts {
  if (code === 'too-many') return inviteTexts.tooMany
  if (code !== 'taken') return fieldError({ field, code })
  return field === 'properties' ? inviteTexts.propertyTaken : inviteTexts.taken
}

/** A new owner while typed and invited; a refusal loses nothing. */
export function useNewOwner({ api }: { api: string }) {
  const { locale } = useEditorText()
  const [owner, setOwner] = useState<NewOwnerForm>({
    ...{ firstName: '', lastName: '', email: '', phone: '' },
    ...{ language: locale, properties: [] },
  })
  const { send, ...invitation } = useSentForm({
    path: `${api}/owners/invite-new`,
    words: { done: inviteTexts.done, wrong: inviteTexts.wrong },
    failedText: () => ownerTexts.failure,
    errorText: problemText,
  })
  const invite = () => send({ ...owner, properties: owner.properties.map(({ id }) => id) })
  return { owner, setOwner, ...invitation, send: invite }
}
