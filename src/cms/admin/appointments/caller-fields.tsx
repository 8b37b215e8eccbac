'use client'

import { languageNames } from '@/cms/fields/language'
import { locales } from '@/domain/shared/locale'
import { PhoneField } from '@/cms/admin/phone-field'
import { phoneTexts } from './phone-texts'
import type { Caller } from './use-phone-booking'
import { useEditorText } from '@/cms/admin/use-editor-text'

type CallerFieldsProps = {
  caller: Caller
  onChange: (caller: Caller) => void
  errorOf: (field: string) => string | undefined
}

const lines = [
  { name: 'firstName', type: 'text', isNeeded: false },
  { name: 'lastName', type: 'text', isNeeded: true },
  { name: 'phone', type: 'tel', isNeeded: true },
  { name: 'email', type: 'email', isNeeded: false },
] as const

/** Whom to expect, and in which language to write to them. */
export const CallerFields = ({ caller, onChange, errorOf }: CallerFieldsProps) => {
  const { say } = useEditorText()
  return (
    <>
      {lines.map(({ name, type, isNeeded }) => (
        <PhoneField
          key={name}
          label={[say(phoneTexts[name]), isNeeded && say(phoneTexts.needed)].filter(Boolean).join(' ')}
          hint={name === 'email' ? say(phoneTexts.emailHint) : undefined}
          error={errorOf(name)}
        >
          {(control) => (
            <input
              {...control}
              type={type}
              // Another person's than who types.
              autoComplete="off"
              value={caller[name]}
              onChange={({ target }) => onChange({ ...caller, [name]: target.value })}
            />
          )}
        </PhoneField>
      ))}
      <PhoneField label={say(phoneTexts.language)}>
        {(control) => (
          <select
            {...control}
            value={caller.language}
            onChange={({ target }) => {
              const language = locales.find((each) => each === target.value)
              if (language) onChange({ ...caller, language })
            }}
          >
            {locales.map((each) => (
              <option key={each} value={each}>
                {say(languageNames[each])}
              </option>
            ))}
          </select>
        )}
      </PhoneField>
      <PhoneField label={say(phoneTexts.remark)} error={errorOf('remark')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={caller.remark}
            onChange={({ target }) => onChange({ ...caller, remark: target.value })}
          />
        )}
      </PhoneField>
    </>
  )
}
