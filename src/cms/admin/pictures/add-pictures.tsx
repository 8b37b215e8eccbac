'use client'

import { Button } from '@payloadcms/ui'
import { useRef } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { pictureTypes } from '@/domain/media/picture-file'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.pictures

/** Chooses files of this computer, several at once. */
export const AddPictures = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const { say } = useEditorText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        type="button"
        buttonStyle="primary"
        size="small"
        margin={false}
        onClick={() => input.current?.click()}
      >
        {say(texts.add)}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Lets the same file be chosen again after an error.
          target.value = ''
        }}
      />
    </>
  )
}
