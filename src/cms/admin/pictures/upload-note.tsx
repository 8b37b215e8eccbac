'use client'

import { useDocumentInfo, useFormProcessing } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useLeaveWarning } from '@/cms/admin/forms/use-leave-warning'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { isUnderWay } from './upload-queue'
import { useUploads } from './use-uploads'

/**
 * Says beside the buttons of a property that pictures are on their way. Until they are there nothing is saved: the answer to
 * a save fills the form again, without those that arrived meanwhile.
 */
export const UploadNote = () => {
  const { say } = useEditorText()
  const { setUploadStatus } = useDocumentInfo()
  const { queue, uploads } = useUploads()
  const isSaving = useFormProcessing()
  const isBusy = uploads.some(isUnderWay)
  useLeaveWarning(isBusy)
  useEffect(() => queue.hold(isSaving), [queue, isSaving])
  useEffect(() => {
    if (!isBusy) return undefined
    setUploadStatus?.('uploading')
    return () => setUploadStatus?.('idle')
  }, [isBusy, setUploadStatus])
  if (!isBusy) return null
  const stored = uploads.filter(({ state }) => state === 'stored').length
  const text = fillTexts(screenTexts.pictures.uploads.note, { stored, total: uploads.length })
  return <span className="agency-part agency-upload-note">{say(text)}</span>
}
