'use client'

import { useState, type FormEvent } from 'react'
import { guardFields } from '@/domain/leads/form-guard'
import type { Locale } from '@/domain/shared/locale'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { newRequestKey } from '@/cms/admin/forms/request-key'
import { reloadWith } from '@/cms/admin/news'
import { fieldError, phoneTexts } from './phone-texts'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { refusalText } from './appointment-tool-texts'

/** The caller's data, in addition to the property and the time. */
export type CallerDetails = Record<'firstName' | 'lastName' | 'phone' | 'email' | 'remark', string> & {
  language: Locale
}

const nobody = { firstName: '', lastName: '', phone: '', email: '', remark: '' }

const takenCodes = ['full', 'past', 'unknown']

type PhoneBookingInput = {
  api: string
  property: number | null
  slot: string
  /** The person of the lead that the visit is for. */
  caller: Partial<CallerDetails> | null
  /** The address to return to. */
  back: string
}

/** A booking for a caller while it is typed and sent; a refusal loses nothing. */
export function usePhoneBooking({ api, back, caller: known, ...picked }: PhoneBookingInput) {
  const { say, locale } = useEditorText()
  const [property, setProperty] = useState(picked.property)
  const [slot, setSlot] = useState(picked.slot)
  const [caller, setCaller] = useState<CallerDetails>({ ...nobody, language: locale, ...known })
  const [key, setKey] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  // The number of refusals: a free time may have been taken, so the times are loaded again.
  const [round, setRound] = useState(0)

  const pickProperty = (property: number | null) => {
    setProperty(property)
    setSlot('')
  }
  const refuse = (code: string, found: Partial<Record<string, string>>) => {
    const isTaken = takenCodes.includes(code)
    if (isTaken) setSlot('')
    setErrors(isTaken ? { slot: code } : found)
    setProblem(say(isTaken || Object.keys(found).length > 0 ? phoneTexts.wrong : refusalText(code)))
    setIsBusy(false)
    setRound(round + 1)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const tried = key || newRequestKey()
    setKey(tried)
    const { language, ...values } = caller
    // The same values are the same booking; another time makes another one.
    const guards = { [guardFields.request]: `${tried} ${property} ${slot}`, [guardFields.locale]: language }
    const answer = await callEndpoint({
      path: `${api}/appointments/phone`,
      body: { ...values, ...guards, property, slot },
    })
    if (answer.isDone) reloadWith({ news: say(phoneTexts.booked), href: back })
    else refuse(answer.code, answer.errors)
  }
  const errorOf = (field: string): string | undefined => {
    const code = errors[field]
    if (code === undefined) return undefined
    return say(takenCodes.includes(code) ? refusalText(code) : fieldError({ field, code }))
  }
  return { property, pickProperty, slot, setSlot, caller, setCaller, isBusy, problem, errorOf, round, send }
}
