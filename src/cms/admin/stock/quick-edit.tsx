'use client'

import { useState, type ReactNode } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'
import { QuickPanel, type QuickPanelProps } from './quick-panel'

const texts = screenTexts.quickEdit

type QuickEditProps = Omit<QuickPanelProps, 'onClose' | 'onSaved'> & { children: ReactNode }

/** The button of a cell that opens the panel in which its value is changed. */
export function QuickEdit({ children, ...edit }: QuickEditProps) {
  const { say } = useEditorText()
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState('')
  const open = () => {
    setNews('')
    setOpen(true)
  }
  return (
    <div className="agency-quick agency-part">
      <button type="button" className="agency-quick__open" aria-haspopup="dialog" onClick={open}>
        {children}
        <span className="agency-hidden">
          {' '}
          {say(edit.field === 'price' ? texts.changePrice : texts.changeStatus)}
        </span>
        <span className="agency-quick__mark" aria-hidden="true">
          ✎
        </span>
      </button>
      <span role="status" className="agency-quick__news">
        {news}
      </span>
      {isOpen && (
        <QuickPanel
          {...edit}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            setNews(say(texts.saved))
          }}
        />
      )}
    </div>
  )
}
