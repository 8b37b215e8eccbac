'use client'

import type { OwnerChoice } from '@/cms/queries/owners/office-owners'
import { openerStyle, panelStyle } from '@/cms/admin/styles'
import { MessageForm } from './message-form'
import { messageTexts } from './message-texts'
import { useEditorText } from '@/cms/admin/use-editor-text'

/** Writes to an owner of the list, or to all who have a property. */
export const WriteToOwners = ({ api, owners }: { api: string; owners: readonly OwnerChoice[] }) => {
  const { say } = useEditorText()
  return (
    <details id="write-to-owners" style={panelStyle}>
      <summary style={openerStyle}>{say(messageTexts.title)}</summary>
      <MessageForm api={api} owners={owners} owner={null} hasProperties={false} property={null} />
    </details>
  )
}
