'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatSize } from '@/domain/shared/file-size'
import { Icon } from '@/site/ui/icons/icon'
import type { FormWords } from '@/site/forms/form-words'

type FileNoteProps = {
  form: HTMLFormElement
  locale: string
  words: NonNullable<FormWords['upload']>
}

/** The chosen file with its size, and a button that removes it. */
export function FileNote({ form, locale, words }: FileNoteProps) {
  const input = form.querySelector<HTMLInputElement>('input[type="file"]')
  const slot = form.querySelector('[data-slot="file"]')
  const [file, setFile] = useState<File | null>(input?.files?.[0] ?? null)

  useEffect(() => {
    const read = () => setFile(input?.files?.[0] ?? null)
    // The reset event fires before the form is emptied.
    const readLater = () => window.setTimeout(read)
    input?.addEventListener('change', read)
    form.addEventListener('reset', readLater)
    return () => {
      input?.removeEventListener('change', read)
      form.removeEventListener('reset', readLater)
    }
  }, [form, input])

  if (!slot || !input) return null
  const remove = () => {
    input.value = ''
    input.dispatchEvent(new Event('change', { bubbles: true }))
    input.focus()
  }
  return createPortal(
    <div role="status">
      {file && (
        <p className="form-chosen-file">
          <Icon name="file" className="size-5" />
          <span className="min-w-0 flex-1 break-all">
            {words.file.replace('{size}', formatSize(file.size, locale)).replace('{name}', () => file.name)}
          </span>
          <button type="button" onClick={remove} className="form-link">
            {words.remove}
          </button>
        </p>
      )}
    </div>,
    slot,
  )
}
