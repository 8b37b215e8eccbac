'use client'

import { Button } from '@payloadcms/ui'
import { useRef } from 'react'

type FileButtonProps = {
  label: string
  /** The types or endings that the file dialog shows. */
  accept: string
  style?: 'primary' | 'secondary'
  onFiles: (files: readonly File[]) => void
}

/** Chooses files of this computer, several at once. */
export const FileButton = ({ label, accept, style = 'primary', onFiles }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        type="button"
        buttonStyle={style}
        size="small"
        margin={false}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Lets the same file be chosen again after an error.
          target.value = ''
        }}
      />
    </>
  )
}
