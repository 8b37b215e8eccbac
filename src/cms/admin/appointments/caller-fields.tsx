'use client'

import { LanguageSelect } from '@/cms/admin/language-select'
import { LabelledField } from '@/cms/admin/labelled-field'
import { phoneTexts } from './phone-texts'
import type { CallerDetails } from './use-phone-booking'
import { useEditorText } from '@/cms/admin/use-editor-text'

type CallerFieldsProps = {
  caller: CallerDetails
  onChange: (caller: CallerDetails) => void
  errorOf: (field: string) => string | undefined
}

const lines = [
  { name: 'firstName', type: 'text', isNeeded: false },
  { name: 'lastName', type: 'text', isNeeded: true },
  { name: 'phone', type: 'tel', isNeeded: true },
  { name: 'email', type: 'email', isNeeded: false },
] as const

/** The caller's name and contact details, and the language to write to them. */
export const CallerFields = ({ caller, onChange, errorOf }: CallerFieldsProps) => {
  const { say } = useEditorText()
  return (
    <>
      {lines.map(({ name, type, isNeeded }) => (
        <LabelledField
          key={name}
          label={[say(phoneTexts[name]), isNeeded && say(phoneTexts.needed)].filter(Boolean).join(' ')}
          hint={name === 'email' ? say(phoneTexts.emailHint) : undefined}
          error={errorOf(name)}
        >
          {(control) => (
            <input
              {...control}
              type={type}
              // These are another person's details.
              autoComplete="off"
              value={caller[name]}
              onChange={({ target }) => onChange({ ...caller, [name]: target.value })}
            />
          )}
        </LabelledField>
      ))}
      <LabelledField label={say(phoneTexts.language)}>
        {(control) => (
          <LanguageSelect
            control={control}
            value={caller.language}
            onChange={(language) => onChange({ ...caller, language })}
          />
        )}
      </LabelledField>
      <LabelledField label={say(phoneTexts.remark)} error={errorOf('remark')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={caller.remark}
            onChange={({ target }) => onChange({ ...caller, remark: target.value })}
          />
        )}
      </LabelledField>
    </>
  )
}
