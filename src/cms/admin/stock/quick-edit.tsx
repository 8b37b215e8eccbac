'use client'

import { useState, type ReactNode } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { PropertyStatus } from '@/domain/properties/property-status'
import type { QuickField, QuickObstacle } from '@/domain/stock/quick-edit'
import { screenTexts } from '@/messages/screen-texts'
import { QuickPanel } from './quick-panel'

const texts = screenTexts.quickEdit

export type QuickEditProps = {
  field: QuickField
  property: { id: number; name: string }
  paths: { save: string; form: string }
  /** When the shown version was saved. */
  base: string
  /** In euro. */
  price: number | null
  /** The statuses that it can get. */
  statuses: readonly { value: PropertyStatus; label: string }[]
  isOnline: boolean
  obstacle: QuickObstacle | null
  /** Who else has the form open; null for nobody. */
  lockedBy: string | null
  children: ReactNode
}

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
