import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { LeadForm } from './lead-form'

const formId = 'newsletter'

/** The newsletter for an address, as small as a footer has room for. */
export function NewsletterSignUp({ locale }: { locale: Locale }) {
  return (
    <>
      <h2 className="text-xl mb-4">{getTranslator(locale)('lead.kinds.sign-newsletter')}</h2>
      <LeadForm kind="sign-newsletter" id={formId} locale={locale} only={['email', 'privacy']} isSmall />
    </>
  )
}

/** Tells the form of the footer, which is the same on every page of a language, on which one it stands. */
export const NewsletterPage = ({ page }: { page: string }) => (
  <input type="hidden" form={formId} name="page" defaultValue={page} />
)
