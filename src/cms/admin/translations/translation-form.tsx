'use client'

import { Button } from '@payloadcms/ui'
import type { FormEvent } from 'react'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { rowStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'
import { TranslatedText } from './translated-text'
import { segmentKey } from './typed-texts'
import { useTranslation, type TranslationToEdit } from './use-translation'

const texts = screenTexts.translations.editor

/** The texts of a document in two languages side by side. */
export function TranslationForm(translation: TranslationToEdit) {
  const { say } = useEditorText()
  const edited = useTranslation(translation)
  const { typed, setText, errors, news, isBusy, round, save, drafted, confirm } = edited
  const form = useFirstError<HTMLFormElement>(round)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const { parts, from, to, hasMachine } = translation
  return (
    <form ref={form} className="agency-translations" onSubmit={submit} noValidate>
      {parts.map((part) => (
        <TranslatedText
          key={part.place}
          part={part}
          from={from}
          to={to}
          typed={typed[part.place] ?? []}
          errorOf={(index) => errors[`${part.place} ${index}`]}
          isDraft={(index) => drafted.has(segmentKey({ place: part.place, index }))}
          onChange={(index, text) => setText({ place: part.place, index, text })}
          onConfirm={(index) => confirm({ place: part.place, index })}
        />
      ))}
      {errors[''] !== undefined && <p role="alert">{errors['']}</p>}
      <p role="status">{news && say(news)}</p>
      <div style={{ ...rowStyle, flexWrap: 'wrap' }}>
        <Button disabled={isBusy} margin={false} type="submit">
          {say(texts.save)}
        </Button>
        <Button buttonStyle="secondary" margin={false} type="button" onClick={edited.copyAll}>
          {say(texts.copyAll)}
        </Button>
        {hasMachine && <MachineButtons edited={edited} />}
      </div>
    </form>
  )
}

function MachineButtons({ edited }: { edited: ReturnType<typeof useTranslation> }) {
  const { say } = useEditorText()
  const { isBusy, drafted, draftAll, confirmAll } = edited
  return (
    <>
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        type="button"
        onClick={() => void draftAll()}
      >
        {say(texts.machine.draftAll)}
      </Button>
      {drafted.size > 0 && (
        <Button buttonStyle="secondary" margin={false} type="button" onClick={confirmAll}>
          {say(texts.machine.confirmAll)}
        </Button>
      )}
    </>
  )
}
