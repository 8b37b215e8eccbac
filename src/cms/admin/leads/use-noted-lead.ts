'use client'

import { useState } from 'react'
import { fieldError } from '@/cms/admin/appointments/phone-texts'
import { refusalText } from '@/cms/admin/appointments/appointment-tool-texts'
import { newRequestKey } from '@/cms/admin/forms/request-key'
import { useSentForm } from '@/cms/admin/forms/use-sent-form'
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

/** A noted lead while it is typed and saved. */
export function useNotedLead({ api }: { api: string }) {
  const { locale } = useEditorText()
  const [lead, setLead] = useState<TypedLead>({
    ...{ name: '', phone: '', email: '', remark: '' },
    ...{ property: null, project: null, source: 'phone', language: locale },
  })
  const [key, setKey] = useState('')
  const { send, ...form } = useSentForm({
    path: `${api}/leads/noted`,
    words: { done: texts.saved, wrong: texts.wrong },
    failedText: refusalText,
    errorText: fieldError,
  })
  const save = () => {
    const requestId = key || newRequestKey()
    setKey(requestId)
    const { property, project, ...typed } = lead
    const about = property ? { property: property.id, project: null } : { property: null, project }
    return send({ ...typed, ...about, requestId })
  }
  return { lead, setLead, ...form, save }
}
