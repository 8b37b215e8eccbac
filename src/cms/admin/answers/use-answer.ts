'use client'

import { useEffect, useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import { useLeaveWarning } from '@/cms/admin/forms/use-leave-warning'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { faultOfFile, faultOfFiles, type SizedFile } from '@/domain/answers/answer-files'
import { fillText } from '@/domain/shared/fill-text'
import { screenTexts } from '@/messages/screen-texts'
import { sayFault } from './say-fault'

/** A document of the agency that comes with a template. */
export type TemplateDocument = SizedFile & { id: number }

/** A letter to begin with; the standard one has the number 0. */
export type AnswerTemplateChoice = {
  id: number
  name: string
  subject: string
  text: string
  documents: readonly TemplateDocument[]
}

/** A file of the answer: one of this computer, or a document of the template. */
export type ChosenFile = SizedFile & { source: File | number }

const texts = screenTexts.leads.answer

const chosenOf = (documents: readonly TemplateDocument[]): ChosenFile[] =>
  documents.map(({ id, name, size }) => ({ name, size, source: id }))

const isOwn = ({ source }: ChosenFile): boolean => typeof source !== 'number'

type LetterText = { subject: string; text: string }

function bodyOf({ subject, text }: LetterText, files: readonly ChosenFile[]): FormData {
  const body = new FormData()
  body.set('subject', subject)
  body.set('text', text)
  for (const { source } of files)
    if (typeof source === 'number') body.append('documents', String(source))
    else body.append('files', source)
  return body
}

/** The files of an answer, the documents of its template first; one that cannot be sent is not taken, and `problem` says why. */
function useAnswerFiles(first: readonly TemplateDocument[]) {
  const { say, locale } = useEditorText()
  const [files, setFiles] = useState<readonly ChosenFile[]>(chosenOf(first))
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [news, setNews] = useState('')
  const add = (added: readonly File[]) => {
    const chosen = added.map((source) => ({ name: source.name, size: source.size, source }))
    const refused = chosen.flatMap((file) => {
      const fault = faultOfFile(file)
      return fault ? sayFault(say, { fault, file, files, locale }) : []
    })
    setRefusals(refused)
    setFiles([...files, ...chosen.filter((file) => faultOfFile(file) === null)])
    setNews('')
  }
  const remove = (gone: ChosenFile) => {
    setFiles(files.filter((file) => file !== gone))
    setRefusals([])
    setNews(fillText(say(texts.removed), { name: gone.name }))
  }
  const use = (documents: readonly TemplateDocument[]) => {
    setFiles([...chosenOf(documents), ...files.filter(isOwn)])
    setRefusals([])
    setNews('')
  }
  const fault = faultOfFiles(files)
  const problems = fault ? [...refusals, sayFault(say, { fault, files, locale })] : refusals
  return { files, add, remove, use, problems, fault, news, hasOwn: files.some(isOwn) }
}

const noLetter: LetterText = { subject: '', text: '' }

const differs = (typed: LetterText, letter: LetterText): boolean =>
  typed.subject !== letter.subject || typed.text !== letter.text

type UseAnswerInput = { path: string; templates: readonly AnswerTemplateChoice[]; failure: string }

/** An answer to a lead while it is written and sent; a refusal loses nothing. */
export function useAnswer({ path, templates, failure }: UseAnswerInput) {
  const { say, locale } = useEditorText()
  const [template, setTemplate] = useState(templates[0])
  const letter = template ?? noLetter
  const [subject, setSubject] = useState(letter.subject)
  const [text, setText] = useState(letter.text)
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [problem, setProblem] = useState('')
  const chosen = useAnswerFiles(template?.documents ?? [])
  const { files, fault } = chosen
  const isTyped = differs({ subject, text }, letter)
  useLeaveWarning((isTyped || chosen.hasOwn) && state !== 'sent')
  useEffect(() => {
    if (state === 'sent') window.location.reload()
  }, [state])

  const choose = (id: number) => {
    const next = templates.find((each) => each.id === id)
    if (!next) return
    if (isTyped && !window.confirm(say(texts.replace))) return
    setTemplate(next)
    setSubject(next.subject)
    setText(next.text)
    chosen.use(next.documents)
  }
  const send = async () => {
    // What is wrong with the files is said beside them.
    if (fault) return
    setState('busy')
    setProblem('')
    const answer = await callEndpoint({ path, body: bodyOf({ subject, text }, files) })
    if (answer.isDone) return setState('sent')
    setState('idle')
    setProblem(refusal(answer))
  }
  const refusal = ({ code, errors }: { code: string; errors: Partial<Record<string, string>> }): string => {
    const file = errors.place === undefined ? undefined : files.filter(isOwn)[Number(errors.place)]
    return sayFault(say, { fault: code, file, files, locale }) || failure
  }
  return {
    ...{ template, choose, subject, setSubject, text, setText, problem, send },
    ...{ isBusy: state !== 'idle', chosen },
  }
}
