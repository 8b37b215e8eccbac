'use client'

import { useState } from 'react'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import type { Locale } from '@/domain/shared/locale'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { inviteTexts } from './invite-texts'
import { reloadWith } from '@/cms/admin/news'
import { ownerTexts } from './owner-texts'
import { fieldError } from '@/cms/admin/appointments/phone-texts'
import { useEditorText } from '@/cms/admin/use-editor-text'

/** The owner to invite, with their properties. */
export type NewOwnerForm = Record<'firstName' | 'lastName' | 'email' | 'phone', string> & {
  language: Locale
  properties: readonly PickedProperty[]
}

function problemText({ field, code }: { field: string; code: string }): EditorTexts {
  if (code !== 'taken') return fieldError({ field, code })
  return field === 'properties' ? inviteTexts.propertyTaken : inviteTexts.taken
}

/** A new owner while typed and invited; a refusal loses nothing. */
export function useNewOwner({ api }: { api: string }) {
  const { say, locale } = useEditorText()
  const [owner, setOwner] = useState<NewOwnerForm>({
    ...{ firstName: '', lastName: '', email: '', phone: '' },
    ...{ language: locale, properties: [] },
  })
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [round, setRound] = useState(0)
  const send = async () => {
    setIsBusy(true)
    const answer = await callEndpoint({
      path: `${api}/owners/invite-new`,
      body: { ...owner, properties: owner.properties.map(({ id }) => id) },
    })
    if (answer.isDone) return reloadWith({ news: say(inviteTexts.done) })
    setErrors(answer.errors)
    setProblem(say(Object.keys(answer.errors).length > 0 ? inviteTexts.wrong : ownerTexts.failure))
    setIsBusy(false)
    setRound(round + 1)
  }
  const errorOf = (field: string): string | undefined => {
    const code = errors[field]
    return code === undefined ? undefined : say(problemText({ field, code }))
  }
  return { owner, setOwner, isBusy, problem, errorOf, round, send }
}
