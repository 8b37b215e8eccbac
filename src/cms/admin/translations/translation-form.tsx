'use client'

import { Button } from '@payloadcms/ui'
import type { FormEvent } from 'react'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { rowStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'
import { TranslatedText } from './translated-text'
import { useTranslation, type TranslationToEdit } from './use-translation'

const texts = screenTexts.translations.editor

/** The texts of a document in two languages side by side. */
export function TranslationForm(translation: TranslationToEdit) {
  const { say } = useEditorText()
  const { typed, setText, copyAll, errors, news, isBusy, round, save } = useTranslation(translation)
  const form = useFirstError<HTMLFormElement>(round)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const { parts, from, to } = translation
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
          onChange={(index, text) => setText({ place: part.place, index, text })}
        />
      ))}
      {errors[''] !== undefined && <p role="alert">{errors['']}</p>}
      <p role="status">{news && say(news)}</p>
      <div style={rowStyle}>
        <Button disabled={isBusy} margin={false} type="submit">
          {say(texts.save)}
        </Button>
        <Button buttonStyle="secondary" margin={false} type="button" onClick={copyAll}>
          {say(texts.copyAll)}
        </Button>
      </div>
    </form>
  )
}
