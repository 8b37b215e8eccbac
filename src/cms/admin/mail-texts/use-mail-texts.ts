'use client'

import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { useLeaveWarning } from '@/cms/admin/forms/use-leave-warning'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { EditableMail } from '@/domain/mail-texts/editable-mails'
import type { Locale } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'
import type { MailPart } from './mail-parts'

const texts = screenTexts.mailTexts

type MailTextsToEdit = {
  api: string
  mail: EditableMail
  locale: Locale
  parts: readonly MailPart[]
}

const textsOf = (parts: readonly MailPart[]): Record<string, string> =>
  Object.fromEntries(parts.map(({ path, text }) => [path, text]))

const overtaken = 'overtaken '

/** What colleagues have made of texts meanwhile, from the codes of a refusal: the next save is on top of it. */
const overtakenTexts = (codes: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(codes).flatMap(([path, code]) =>
      code?.startsWith(overtaken) ? [[path, code.slice(overtaken.length)]] : [],
    ),
  )

/** The typed texts of a mail, and their saving; what was typed stays, also after a refusal. */
export function useMailTexts({ api, mail, locale, parts }: MailTextsToEdit) {
  const [typed, setTyped] = useState(() => textsOf(parts))
  const [saved, setSaved] = useState(typed)
  const [codes, setCodes] = useState<Partial<Record<string, string>>>({})
  const [news, setNews] = useState<EditorTexts | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [round, setRound] = useState(0)
  useLeaveWarning(parts.some(({ path }) => typed[path] !== saved[path]))
  const setText = (path: string, text: string) => {
    setTyped({ ...typed, [path]: text })
    setCodes({ ...codes, [path]: undefined })
    setNews(null)
  }
  const save = async () => {
    setIsBusy(true)
    const answer = await callEndpoint({
      path: `${api}/mail-texts/save`,
      body: { mail, locale, texts: typed, base: saved },
    })
    setIsBusy(false)
    setCodes(answer.isDone ? {} : answer.errors)
    if (answer.isDone) {
      setSaved(typed)
      setNews(texts.saved)
      return
    }
    setSaved({ ...saved, ...overtakenTexts(answer.errors) })
    setNews(Object.keys(answer.errors).length > 0 ? texts.refused : texts.failed)
    setRound(round + 1)
  }
  return { typed, setText, codes, news, isBusy, round, save }
}
