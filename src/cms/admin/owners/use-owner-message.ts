'use client'

import { useRef, useState } from 'react'
import { MOST_ATTACHMENTS, type MessageField } from '@/domain/owners/owner-message'
import { callEndpoint, uploadOwnerFile } from '@/cms/admin/call-endpoint'
import { messageError, messageTexts } from './message-texts'
import { reloadWith } from '@/cms/admin/news'
import { useEditorText } from '@/cms/admin/use-editor-text'

type OwnerMessageFormInput = {
  api: string
  /** The recipient; null if it has to be chosen. */
  owner: number | null
  /** The row of the property it is about. */
  property: number | null
}

/** The recipients of a message: an owner by number, all of them, or nobody yet. */
export type Addressee = number | 'all' | null

/** A message to owners while it is typed and sent; a refusal loses nothing. */
export function useOwnerMessage({ api, ...start }: OwnerMessageFormInput) {
  const { say } = useEditorText()
  const [to, setTo] = useState<Addressee>(start.owner)
  const [property, setProperty] = useState(start.property)
  const [subject, setSubject] = useState('')
  const [body, setBody] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  // The number of refusals: the first field with an error takes the focus each time.
  const [round, setRound] = useState(0)
  // Files that are already stored are not uploaded again with the message.
  const stored = useRef(new Map<File, number>())

  const refuse = (found: Partial<Record<string, string>>) => {
    setErrors(found)
    setProblem(say(Object.keys(found).length > 0 ? messageTexts.wrong : messageTexts.failure))
    setIsBusy(false)
    setRound(round + 1)
  }
  const storeFiles = async (): Promise<File | null> => {
    for (const file of files) {
      if (stored.current.has(file)) continue
      const id = await uploadOwnerFile({ api, file })
      if (id === null) return file
      stored.current.set(file, id)
    }
    return null
  }
  const codes = (found: Partial<Record<string, string>>) =>
    Object.fromEntries(Object.entries(found).map(([field, code = '']) => [field, say(messageError(code))]))
  const missing = () => ({
    ...(to === null && { to: 'required' }),
    ...(subject.trim() === '' && { subject: 'required' }),
    ...(body.trim() === '' && { body: 'required' }),
    ...(files.length > MOST_ATTACHMENTS && { attachments: 'too-many' }),
  })
  const send = async () => {
    const found = missing()
    if (Object.keys(found).length > 0) return refuse(codes(found))
    if (to === 'all' && !window.confirm(say(messageTexts.allSure))) return
    setIsBusy(true)
    const refused = await storeFiles()
    if (refused) return refuse({ attachments: `${say(messageError('refused'))} ${refused.name}` })
    const attachments = files.flatMap((file) => stored.current.get(file) ?? [])
    const answer = await callEndpoint({
      path: `${api}/owner-messages/write`,
      body: { to: to === 'all' ? to : [to], property, subject, body, attachments },
    })
    if (answer.isDone) reloadWith({ news: `${say(messageTexts.sent)} ${answer.count ?? ''}`.trim() })
    else refuse(codes(answer.errors))
  }
  const errorOf = (field: MessageField): string | undefined => errors[field]
  return {
    ...{ to, setTo, property, setProperty, subject, setSubject, body, setBody, files, setFiles },
    ...{ isBusy, problem, errorOf, round, send },
  }
}
