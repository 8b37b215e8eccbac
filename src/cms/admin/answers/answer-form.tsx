'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { fieldStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'
import { AnswerFiles } from './answer-files'
import { useAnswer, type AnswerTemplateChoice } from './use-answer'

type AnswerFormProps = {
  path: string
  /** The letters to begin with; the form shows the first one. */
  templates: readonly AnswerTemplateChoice[]
  /** The visitor's language. */
  language: string
  words: Record<'title' | 'subject' | 'text' | 'send' | 'busy' | 'failure', string>
}

const box = { ...fieldStyle, margin: '0.25rem 0 1rem' }

type TemplateSelectProps = {
  templates: readonly AnswerTemplateChoice[]
  value: number
  onChange: (id: number) => void
}

const TemplateSelect = ({ templates, value, onChange }: TemplateSelectProps) => {
  const { say } = useEditorText()
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{say(screenTexts.leads.answer.template)}</label>
      <select id={id} style={box} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {template.name}
          </option>
        ))}
      </select>
    </>
  )
}

// Not a `<form>`, because it is inside that of the document.
/** Writes and sends an answer with its files; what was typed and chosen stays if sending fails. */
export const AnswerForm = ({ path, templates, words, language }: AnswerFormProps) => {
  const id = useId()
  const { template, choose, subject, setSubject, text, setText, chosen, isBusy, problem, send } = useAnswer({
    ...{ path, templates, failure: words.failure },
  })
  return (
    <details className="agency-part agency-answer">
      <summary className="agency-answer__opener">{words.title}</summary>
      {templates.length > 1 && (
        <TemplateSelect templates={templates} value={template?.id ?? 0} onChange={choose} />
      )}
      <label htmlFor={`${id}-subject`}>{words.subject}</label>
      <input
        id={`${id}-subject`}
        lang={language}
        maxLength={200}
        style={box}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
        // Enter would save the document around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <label htmlFor={`${id}-text`}>{words.text}</label>
      <textarea
        id={`${id}-text`}
        lang={language}
        rows={12}
        style={box}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <AnswerFiles chosen={chosen} />
      <Button disabled={isBusy} margin={false} onClick={send} type="button">
        {isBusy ? words.busy : words.send}
      </Button>
      <p role="status" className="agency-answer__problem">
        {problem}
      </p>
    </details>
  )
}
