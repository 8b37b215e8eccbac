import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { LeadForm } from './lead-form'

const formId = 'newsletter'

/** The newsletter form for an address, small enough for a footer. */
export function NewsletterSignUp({ locale }: { locale: Locale }) {
  return (
    <>
      <h2 className="text-xl mb-4">{getTranslator(locale)('lead.kinds.sign-newsletter')}</h2>
      <LeadForm kind="sign-newsletter" id={formId} locale={locale} only={['email', 'privacy']} isSmall />
    </>
  )
}

/** Tells the form in the footer, which is the same on every page of a language, which page it is on. */
export const NewsletterPage = ({ page }: { page: string }) => (
  <input type="hidden" form={formId} name="page" defaultValue={page} />
)
