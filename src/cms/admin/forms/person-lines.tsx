'use client'

import { phoneTexts } from '@/cms/admin/appointments/phone-texts'
import { LabelledField } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'

/** A line of a form about somebody else. */
export type PersonLine<Name extends string> = {
  name: Name
  type: 'text' | 'tel' | 'email'
  isNeeded: boolean
  label: EditorTexts
  hint?: EditorTexts
}

type PersonLinesProps<Name extends string> = {
  lines: readonly PersonLine<Name>[]
  values: Readonly<Record<Name, string>>
  errorOf: (field: string) => string | undefined
  onChange: (name: Name, value: string) => void
}

/** Who somebody is, and how to reach them. */
export const PersonLines = <Name extends string>(form: PersonLinesProps<Name>) => {
  const { say } = useEditorText()
  return form.lines.map(({ name, type, isNeeded, label, hint }) => (
    <LabelledField
      key={name}
      label={[say(label), isNeeded && say(phoneTexts.needed)].filter(Boolean).join(' ')}
      hint={hint && say(hint)}
      error={form.errorOf(name)}
    >
      {(control) => (
        <input
          {...control}
          type={type}
          // These are another person's details.
          autoComplete="off"
          value={form.values[name]}
          onChange={({ target }) => form.onChange(name, target.value)}
        />
      )}
    </LabelledField>
  ))
}
