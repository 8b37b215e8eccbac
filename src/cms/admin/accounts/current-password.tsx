'use client'
import { PasswordField, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { currentPasswordTexts } from '@/cms/admin/accounts/account-texts'
import { editorText } from '@/cms/fields/editor-text'

// The answer of the server stands at the field: an empty one is no error before it is sent.
const takeAny = () => true as const

/** Asks for one's own password while another password or mail address is being given to an account. */
export function CurrentPassword({ path = 'currentPassword' }: { path?: string }) {
  const { id } = useDocumentInfo()
  const reader = useTranslation()
  const isChanging = useFormFields(([fields]) => {
    const { password, email } = fields
    return password !== undefined || (email !== undefined && email.value !== email.initialValue)
  })
  if (id === undefined || !isChanging) return null
  const label = editorText(reader, currentPasswordTexts.label)
  return (
    <div>
      <PasswordField
        autoComplete="current-password"
        path={path}
        field={{ name: 'currentPassword', label, required: true }}
        validate={takeAny}
      />
      <p className="field-description">{editorText(reader, currentPasswordTexts.why)}</p>
    </div>
  )
}
