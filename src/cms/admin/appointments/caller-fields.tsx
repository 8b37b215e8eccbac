'use client'

import { LanguageSelect } from '@/cms/admin/language-select'
import { PersonLines } from '@/cms/admin/forms/person-lines'
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
  { name: 'firstName', type: 'text', isNeeded: false, label: phoneTexts.firstName },
  { name: 'lastName', type: 'text', isNeeded: true, label: phoneTexts.lastName },
  { name: 'phone', type: 'tel', isNeeded: true, label: phoneTexts.phone },
  { name: 'email', type: 'email', isNeeded: false, label: phoneTexts.email, hint: phoneTexts.emailHint },
] as const

/** The caller's name and contact details, and the language to write to them. */
export const CallerFields = ({ caller, onChange, errorOf }: CallerFieldsProps) => {
  const { say } = useEditorText()
  return (
    <>
      <PersonLines
        lines={lines}
        values={caller}
        errorOf={errorOf}
        onChange={(name, value) => onChange({ ...caller, [name]: value })}
      />
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
