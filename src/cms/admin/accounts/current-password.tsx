'use client'
import {
  PasswordField,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { currentPasswordTexts } from '@/cms/admin/accounts/account-texts'
import { accountLabels } from '@/cms/collections/users/account-labels'
import { editorText } from '@/cms/fields/editor-text'

// The server validates the field, so an empty one is no error before it is sent.
const takeAny = () => true as const

/**
 * Payload removes the fields of a new password as soon as a response arrives, with the error beside one of them: this keeps
 * them until the save succeeded.
 */
function useKeptPassword(): void {
  const { setModified, setBackgroundProcessing } = useForm()
  const dispatch = useFormFields(([, change]) => change)
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const wasProcessing = useRef(false)
  useEffect(() => {
    const [before, now] = [wasProcessing.current, isProcessing]
    wasProcessing.current = now
    if (!before && now) {
      // Counts as a background change, which keeps the form modified.
      setBackgroundProcessing(true)
      setModified(true)
      setBackgroundProcessing(false)
    }
    if (!before || now || isRefused) return
    for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path })
    dispatch({ type: 'UPDATE', path: 'currentPassword', value: '' })
    setModified(false)
  }, [dispatch, isProcessing, isRefused, setBackgroundProcessing, setModified])
}

/** Asks for the user's own password while an account gets another password or mail address. */
export function CurrentPassword({ path = 'currentPassword' }: { path?: string }) {
  const { id } = useDocumentInfo()
  const reader = useTranslation()
  const isChanging = useFormFields(([fields]) => {
    const { password, email } = fields
    // The form of one's own account has the field from the start, empty.
    return Boolean(password?.value) || (email !== undefined && email.value !== email.initialValue)
  })
  useKeptPassword()
  if (id === undefined || !isChanging) return null
  const label = editorText(reader, accountLabels.currentPassword)
  return (
    <div className="field-type">
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
