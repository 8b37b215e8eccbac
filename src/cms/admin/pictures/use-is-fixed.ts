import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { isRecord } from '@/domain/shared/is-record'

/** Whether the document may not be changed now: without the right to, or while somebody else has it open. */
export function useIsFixed(): boolean {
  const { user } = useAuth()
  const { currentEditor, documentIsLocked, hasSavePermission, isTrashed } = useDocumentInfo()
  const editor: unknown = isRecord(currentEditor) ? currentEditor.id : currentEditor
  const isLocked = documentIsLocked === true && Boolean(editor) && editor !== user?.id
  return isLocked || hasSavePermission === false || isTrashed === true
}
