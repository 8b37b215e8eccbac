'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState, type CSSProperties } from 'react'
import { postJson } from '@/cms/admin/post-json'

type AnswerFormProps = {
  path: string
  subject: string
  text: string
  /** The visitor's language. */
  language: string
  words: Record<'title' | 'subject' | 'text' | 'send' | 'busy' | 'failure', string>
}

const box: CSSProperties = {
  display: 'block',
  width: '100%',
  margin: '0.25rem 0 1rem',
  padding: '0.5rem 0.75rem',
  border: '1px solid var(--theme-elevation-150)',
  background: 'var(--theme-input-bg)',
  color: 'inherit',
  font: 'inherit',
}

const opener: CSSProperties = {
  display: 'inline-block',
  minHeight: '2.5rem',
  marginBottom: '1rem',
  padding: '0.5rem 1rem',
  borderRadius: 'var(--style-radius-s)',
  background: 'var(--theme-elevation-800)',
  color: 'var(--theme-elevation-0)',
  cursor: 'pointer',
}

// Not a `<form>`, because it is inside that of the document.
/** Writes and sends an answer; the text stays if sending fails. */
export const AnswerForm = ({ path, words, language, ...first }: AnswerFormProps) => {
  const id = useId()
  const [subject, setSubject] = useState(first.subject)
  const [text, setText] = useState(first.text)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const send = async () => {
    setState('busy')
    if (await postJson({ path, body: { subject, text } })) window.location.reload()
    else setState('failed')
  }
  return (
    <details className="agency-part" style={{ marginBottom: '2rem' }}>
      <summary style={opener}>{words.title}</summary>
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
      <Button disabled={state === 'busy'} onClick={send} type="button">
        {state === 'busy' ? words.busy : words.send}
      </Button>
      <p role="status">{state === 'failed' ? words.failure : ''}</p>
    </details>
  )
}
