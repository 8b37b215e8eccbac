'use client'

import { languageNames } from '@/cms/fields/language'
import { locales, type Locale } from '@/domain/shared/locale'
import type { Control } from './labelled-field'
import { useEditorText } from './use-editor-text'

type LanguageSelectProps = { control: Control; value: Locale; onChange: (language: Locale) => void }

/** The languages of the site, for the person whom the office enters. */
export const LanguageSelect = ({ control, value, onChange }: LanguageSelectProps) => {
  const { say } = useEditorText()
  return (
    <select
      {...control}
      value={value}
      onChange={({ target }) => {
        const language = locales.find((each) => each === target.value)
        if (language) onChange(language)
      }}
    >
      {locales.map((each) => (
        <option key={each} value={each}>
          {say(languageNames[each])}
        </option>
      ))}
    </select>
  )
}
