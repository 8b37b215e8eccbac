'use client'

import { openerStyle, panelStyle } from '@/cms/admin/styles'
import { MessageForm } from './message-form'
import { messageTexts } from './message-texts'
import { useEditorText } from '@/cms/admin/use-editor-text'

type WriteToOwnerProps = { api: string; owner: number; property: number | null; hasProperties: boolean }

/** Writes to one owner, about one of their properties or about none. */
export const WriteToOwner = (props: WriteToOwnerProps) => {
  const { say } = useEditorText()
  return (
    <details style={panelStyle}>
      <summary style={openerStyle}>{say(messageTexts.titleOne)}</summary>
      <MessageForm {...props} />
    </details>
  )
}
