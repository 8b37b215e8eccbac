'use client'

import { useState } from 'react'
import { fieldError } from '@/cms/admin/appointments/phone-texts'
import { refusalText } from '@/cms/admin/appointments/appointment-tool-texts'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { reloadWith } from '@/cms/admin/news'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { PickedProperty } from '@/cms/queries/property-picker/picked-property'
import type { NotedSource } from '@/domain/leads/lead-sources'
import type { Locale } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'

/** A lead while staff type it. */
export type TypedLead = Record<'name' | 'phone' | 'email' | 'remark', string> & {
  property: PickedProperty | null
  project: number | null
  source: NotedSource
  language: Locale
}

const texts = screenTexts.leads.noted

// `randomUUID` exists only on pages over https.
const newKey = (): string => window.crypto.getRandomValues(new Uint32Array(4)).join('-')

/** A noted lead while it is typed and saved; a refusal loses nothing, and `round` counts them. */
export function useNotedLead({ api, leads }: { api: string; leads: string }) {
  const { say, locale } = useEditorText()
  const [lead, setLead] = useState<TypedLead>({
    ...{ name: '', phone: '', email: '', remark: '' },
    ...{ property: null, project: null, source: 'phone', language: locale },
  })
  const [key, setKey] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [round, setRound] = useState(0)
  const save = async () => {
    setIsBusy(true)
    const requestId = key || newKey()
    setKey(requestId)
    const { property, project, ...typed } = lead
    const about = property ? { property: property.id, project: null } : { property: null, project }
    const answer = await callEndpoint({
      path: `${api}/leads/noted`,
      body: { ...typed, ...about, requestId },
    })
    if (answer.isDone) return reloadWith({ news: say(texts.saved), href: answer.href ?? leads })
    const isWrong = Object.keys(answer.errors).length > 0
    setErrors(answer.errors)
    setProblem(say(isWrong ? texts.wrong : refusalText(answer.code)))
    setIsBusy(false)
    setRound(round + 1)
  }
  const errorOf = (field: string): string | undefined => {
    const code = errors[field]
    return code === undefined ? undefined : say(fieldError({ field, code }))
  }
  return { lead, setLead, isBusy, problem, errorOf, round, save }
}
