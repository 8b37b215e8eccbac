'use client'

import { phoneTexts } from '@/cms/admin/appointments/phone-texts'
import { PersonLines } from '@/cms/admin/forms/person-lines'
import { LabelledField } from '@/cms/admin/labelled-field'
import { LanguageSelect } from '@/cms/admin/language-select'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { CallerOfLead } from '@/cms/queries/leads/caller-of-lead'
import { screenTexts } from '@/messages/screen-texts'

type PersonFieldsProps = {
  person: CallerOfLead
  onChange: (person: CallerOfLead) => void
  errorOf: (field: string) => string | undefined
  /** Whether an address is needed; else a telephone number is enough. */
  needsEmail?: boolean
}

const name = [
  { name: 'firstName', type: 'text', isNeeded: false, label: phoneTexts.firstName },
  { name: 'lastName', type: 'text', isNeeded: true, label: phoneTexts.lastName },
] as const

const phone = { name: 'phone', type: 'tel', isNeeded: false, label: phoneTexts.phone } as const

const email = { name: 'email', type: 'email', isNeeded: false, label: phoneTexts.email } as const

const byMail = [...name, { ...email, isNeeded: true, hint: screenTexts.leads.alert.emailHint }, phone]

const byEither = [...name, { ...phone, hint: screenTexts.leads.noted.reach }, email]

/** The person of a lead: their name, how to reach them, and the language to write to them. */
export const PersonFields = ({ person, onChange, errorOf, needsEmail = false }: PersonFieldsProps) => {
  const { say } = useEditorText()
  return (
    <>
      <PersonLines
        lines={needsEmail ? byMail : byEither}
        values={person}
        errorOf={errorOf}
        onChange={(field, value) => onChange({ ...person, [field]: value })}
      />
      <LabelledField label={say(phoneTexts.language)} error={errorOf('language')}>
        {(control) => (
          <LanguageSelect
            control={control}
            value={person.language}
            onChange={(language) => onChange({ ...person, language })}
          />
        )}
      </LabelledField>
    </>
  )
}
