'use client'

import { Button } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { LabelledField } from '@/cms/admin/labelled-field'
import { rowStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { sourceFor, type GapCounts } from '@/domain/translations/gaps'
import type { Direction } from '@/domain/translations/segments'
import { mostExported } from '@/domain/translations/translator-file'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { useXliffDownload } from './use-xliff-download'

const texts = screenTexts.translations
const { languageNames } = screenTexts.fields.language

/** A collection or global, and how many of its documents lack texts in each language. */
export type KindWithGaps = { slug: string; name: string; documents: GapCounts }

export type XliffExportProps = Direction & {
  api: string
  kinds: readonly KindWithGaps[]
  /** The languages of the site. */
  site: readonly Locale[]
  /** Those into which the reader may translate. */
  targets: readonly Locale[]
  /** Empty for all kinds. */
  collection: string
}

type LanguageChoiceProps = {
  label: string
  value: Locale
  choices: readonly Locale[]
  onChange: (locale: Locale) => void
}

function LanguageChoice({ label, value, choices, onChange }: LanguageChoiceProps) {
  const { say } = useEditorText()
  return (
    <LabelledField label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => isLocale(target.value) && onChange(target.value)}
        >
          {choices.map((locale) => (
            <option key={locale} value={locale}>
              {say(languageNames[locale])}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  )
}

/** The choice of the texts that a translator gets, and their download. */
export function XliffExport({ api, kinds, site, targets, ...initial }: XliffExportProps) {
  const { say } = useEditorText()
  const [{ collection, from, to }, setChoice] = useState(initial)
  const { isBusy, news, limit, download, forget } = useXliffDownload(api)
  const counted = kinds.filter(({ slug }) => collection === '' || slug === collection)
  const countIn = (locale: Locale) => counted.reduce((sum, { documents }) => sum + documents[locale], 0)
  const count = countIn(to)
  const choose = (change: Partial<typeof initial>) => {
    const next = { collection, from, to, ...change }
    const gaps = { nl: countIn('nl'), fr: countIn('fr'), en: countIn('en'), de: countIn('de') }
    const source = next.from === next.to ? sourceFor({ target: next.to, shown: site, gaps }) : next.from
    setChoice({ ...next, from: source })
    forget()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void download({ from, to, ...(collection === '' ? {} : { collection }) })
  }
  const chosen = say(fillTexts(texts.xliff.chosen, { count }))
  return (
    <form onSubmit={submit}>
      <div style={{ ...rowStyle, alignItems: 'end' }}>
        <LabelledField label={say(texts.kind)}>
          {(control) => (
            <select
              {...control}
              value={collection}
              onChange={({ target }) => choose({ collection: target.value })}
            >
              <option value="">{say(sharedTexts.everything)}</option>
              {kinds.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <LanguageChoice
          label={say(texts.editor.source)}
          value={from}
          choices={site.filter((locale) => locale !== to)}
          onChange={(locale) => choose({ from: locale })}
        />
        <LanguageChoice
          label={say(texts.editor.target)}
          value={to}
          choices={targets}
          onChange={(locale) => choose({ to: locale })}
        />
        <Button disabled={isBusy} margin={false} type="submit">
          {say(texts.xliff.download)}
        </Button>
      </div>
      <p role="status" style={{ margin: '0.5rem 0 1.5rem' }}>
        {news || (count > mostExported ? `${chosen} ${limit}` : chosen)}
      </p>
    </form>
  )
}
