'use client'

import { useState, type FormEvent } from 'react'
import { guardFields } from '@/domain/leads/form-guard'
import type { Locale } from '@/domain/shared/locale'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { newRequestKey } from '@/cms/admin/forms/request-key'
import { reloadWith } from '@/cms/admin/news'
import { fieldError, phoneTexts } from './phone-texts'
import { noMoment, type OwnMomentDraft } from './own-moment-fields'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { refusalText } from './appointment-tool-texts'

/** The caller's data, in addition to the property and the time. */
export type CallerDetails = Record<'firstName' | 'lastName' | 'phone' | 'email' | 'remark', string> & {
  language: Locale
}

const nobody = { firstName: '', lastName: '', phone: '', email: '', remark: '' }

const takenCodes = ['full', 'past', 'unknown', 'agent-busy']

type PhoneBookingInput = {
  api: string
  /** Whether any property has visit times; else another moment is chosen. */
  hasTimes: boolean
  property: number | null
  slot: string
  /** The person of the lead that the visit is for. */
  caller: Partial<CallerDetails> | null
  /** The address to return to. */
  back: string
}

/** A booking for a caller while it is typed and sent; a refusal loses nothing. */
export function usePhoneBooking({ api, back, caller: known, hasTimes, ...picked }: PhoneBookingInput) {
  const { say, locale } = useEditorText()
  const [property, setProperty] = useState(picked.property)
  const [slot, setSlot] = useState(picked.slot)
  // A moment of staff, in the place of one of the offered times.
  const [own, setMoment] = useState<OwnMomentDraft | null>(hasTimes ? null : noMoment)
  // Whether the next press confirms that the moment is outside the visit times.
  const [isOutside, setIsOutside] = useState(false)
  const [caller, setCaller] = useState<CallerDetails>({ ...nobody, language: locale, ...known })
  const [key, setKey] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  // The number of refusals: a free time may have been taken, so the times are loaded again.
  const [round, setRound] = useState(0)

  const setOwn = (moment: OwnMomentDraft | null) => {
    setMoment(moment)
    setIsOutside(false)
  }
  const pickProperty = (property: number | null) => {
    setProperty(property)
    setSlot('')
    setIsOutside(false)
  }
  const refuse = (code: string, found: Partial<Record<string, string>>) => {
    const isTaken = takenCodes.includes(code)
    if (isTaken) setSlot('')
    setIsOutside(code === 'outside')
    setErrors(isTaken ? { [own ? 'time' : 'slot']: code } : found)
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
    const time = own ? `${own.day} ${own.time} ${own.length} ${own.agent}` : slot
    const guards = { [guardFields.request]: `${tried} ${property} ${time}`, [guardFields.locale]: language }
    const answer = await callEndpoint({
      path: `${api}/appointments/phone`,
      body: { ...values, ...guards, property, ...(own ? { ...own, outside: isOutside } : { slot }) },
    })
    if (answer.isDone) reloadWith({ news: say(phoneTexts.booked), href: back })
    else refuse(answer.code, answer.errors)
  }
  const errorOf = (field: string): string | undefined => {
    const code = errors[field]
    if (code === undefined) return undefined
    return say(takenCodes.includes(code) ? refusalText(code) : fieldError({ field, code }))
  }
  const chooseOwn = (isOwn: boolean) => setOwn(isOwn ? noMoment : null)
  const moment = { slot, setSlot, own, setOwn, chooseOwn, isOutside }
  return { property, pickProperty, ...moment, caller, setCaller, isBusy, problem, errorOf, round, send }
}
