'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { postJson } from '@/cms/admin/post-json'

type PersonToolsProps = {
  path: string
  words: Record<'title' | 'email' | 'show' | 'erase' | 'sure' | 'failure', string>
}

/** Exports or erases the data of one person. */
export const PersonTools = ({ path, words }: PersonToolsProps) => {
  const id = useId()
  const [email, setEmail] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const show = () => window.location.assign(`${path}?email=${encodeURIComponent(email)}`)
  const erase = async () => {
    if (!window.confirm(`${email}\n\n${words.sure}`)) return
    if (await postJson({ path: `${path}/erase`, body: { email } })) window.location.reload()
    else setHasFailed(true)
  }
  return (
    <details>
      <summary style={{ minHeight: '24px', cursor: 'pointer' }}>{words.title}</summary>
      <label htmlFor={id}>{words.email}</label>
      <input
        id={id}
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        style={{
          display: 'block',
          width: '100%',
          padding: '0.5rem 0.75rem',
          border: '1px solid var(--theme-elevation-150)',
          background: 'var(--theme-input-bg)',
          color: 'inherit',
          font: 'inherit',
        }}
      />
      <div style={{ display: 'flex', gap: '1rem' }}>
        <Button buttonStyle="secondary" disabled={email === ''} onClick={show} type="button">
          {words.show}
        </Button>
        <Button buttonStyle="error" disabled={email === ''} onClick={erase} type="button">
          {words.erase}
        </Button>
      </div>
      <p role="status">{hasFailed ? words.failure : ''}</p>
    </details>
  )
}
