import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { summaryWords } from './form-words'
import { PostedForm } from './posted-form'

type OwnerFormProps = {
  id: string
  action: string
  locale: Locale
  /** The name of the form, where no heading over it names it. */
  label?: string
  /** The message where no response comes, where it is not the usual one. */
  failed?: string
  hasFiles?: boolean
  children: ReactNode
}

/** A small form of the owner area, in the language of its page. */
export function OwnerForm({ locale, failed, children, ...form }: OwnerFormProps) {
  return (
    <PostedForm
      {...form}
      failed={failed ?? getTranslator(locale)('lead.feedback.apiError')}
      summary={summaryWords(locale)}
    >
      <input type="hidden" name="lang" value={locale} />
      {children}
    </PostedForm>
  )
}
