'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { LabelledField } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { formatSize } from '@/domain/shared/file-size'
import { largestImport } from '@/domain/translations/translator-file'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { uploadXliff, type UploadSummary } from './send-xliff'
import { NotTakenOverList } from './xliff-refused'

const texts = screenTexts.translations.xliff

const errorTexts: Partial<Record<string, EditorTexts>> = texts.errors

/** The upload of a translator's file, and what the site has done with it. */
export function XliffImport({ api, admin }: { api: string; admin: string }) {
  const { say, locale } = useEditorText()
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [summary, setSummary] = useState<UploadSummary | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [round, setRound] = useState(0)
  const form = useFirstError<HTMLFormElement>(round)
  const size = formatSize(largestImport, locale)
  const refuse = (code: string) => {
    setError(say(fillTexts(errorTexts[code] ?? texts.errors.failed, { size })))
    setRound(round + 1)
  }
  const upload = async () => {
    setSummary(null)
    if (file === null) return refuse('no-file')
    if (file.size > largestImport) return refuse('too-large')
    setIsBusy(true)
    const answer = await uploadXliff({ api, file })
    setIsBusy(false)
    if (!answer.isDone) return refuse(answer.code)
    setSummary(answer.summary)
    router.refresh()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void upload()
  }
  const news = summary && say(fillTexts(texts.uploaded, { ...summary, refused: summary.refused.length }))
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <LabelledField
        label={say(texts.file)}
        hint={say(fillTexts(texts.fileHint, { size }))}
        error={error ?? undefined}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".xlf,.xliff,application/x-xliff+xml"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null)
              setError(null)
            }}
          />
        )}
      </LabelledField>
      <div style={{ margin: '1rem 0' }}>
        <Button disabled={isBusy} margin={false} type="submit">
          {say(texts.upload)}
        </Button>
      </div>
      <p role="status">{isBusy ? say(sharedTexts.busy) : news}</p>
      {summary && summary.refused.length > 0 && <NotTakenOverList admin={admin} refused={summary.refused} />}
    </form>
  )
}
