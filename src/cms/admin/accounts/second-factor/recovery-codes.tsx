'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useLeaveWarning } from '@/cms/admin/forms/use-leave-warning'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { inGroups } from '@/domain/accounts/second-factor'
import { factorTexts } from './factor-texts'

const texts = factorTexts.codes

const FILE_NAME = 'maison-brabant.txt'

function download(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href, download: FILE_NAME })
  link.click()
  URL.revokeObjectURL(href)
}

const quiet = { buttonStyle: 'secondary', margin: false, type: 'button' } as const

/** New recovery codes, which are shown once: to copy, to print and to download. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { say } = useEditorText()
  const title = useRef<HTMLHeadingElement>(null)
  const [news, setNews] = useState('')
  const [isKept, setIsKept] = useState(false)
  useLeaveWarning(!isKept)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (isKept) onKept()
  }, [isKept, onKept])
  const shown = codes.map(inGroups)
  const text = [say(texts.title), ...shown, ''].join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNews(say(texts.copied)),
      () => setNews(say(texts.notCopied)),
    )
  return (
    <section className="agency-codes" style={{ display: 'grid', gap: '1rem' }}>
      <h4 ref={title} tabIndex={-1}>
        {say(texts.title)}
      </h4>
      <p style={{ margin: 0 }}>{say(texts.about)}</p>
      <ul className="agency-codes__list">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        {/* A page without https has no clipboard. */}
        {'clipboard' in navigator && (
          <Button {...quiet} onClick={() => void copy()}>
            {say(texts.copy)}
          </Button>
        )}
        <Button {...quiet} onClick={() => window.print()}>
          {say(texts.print)}
        </Button>
        <Button {...quiet} onClick={() => download(text)}>
          {say(texts.download)}
        </Button>
        <Button margin={false} type="button" onClick={() => setIsKept(true)}>
          {say(texts.kept)}
        </Button>
      </div>
      <p role="status" style={{ margin: 0 }}>
        {news}
      </p>
    </section>
  )
}
