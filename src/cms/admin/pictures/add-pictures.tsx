'use client'

import { FileButton } from '@/cms/admin/forms/file-button'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { pictureTypes } from '@/domain/media/picture-file'
import { screenTexts } from '@/messages/screen-texts'

/** Chooses pictures of this computer. */
export const AddPictures = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const { say } = useEditorText()
  return (
    <FileButton label={say(screenTexts.pictures.add)} accept={pictureTypes.join(',')} onFiles={onFiles} />
  )
}
