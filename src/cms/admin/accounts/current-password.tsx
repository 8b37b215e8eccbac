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

// The answer of the server stands at the field: an empty one is no error before it is sent.
const takeAny = () => true as const

/**
 * Payload takes the fields of a new password away as soon as an answer comes, and with them the error that stands at one:
 * they stay until the answer was a good one.
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
      // What changes in the background of a save keeps the form as one that has been changed.
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

/** Asks for one's own password while another password or mail address is being given to an account. */
export function CurrentPassword({ path = 'currentPassword' }: { path?: string }) {
  const { id } = useDocumentInfo()
  const reader = useTranslation()
  const isChanging = useFormFields(([fields]) => {
    const { password, email } = fields
    return password !== undefined || (email !== undefined && email.value !== email.initialValue)
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
