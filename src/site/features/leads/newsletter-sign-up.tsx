import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/site/messages/translator'
import { LeadForm } from './lead-form'

/** The newsletter for an address, as small as a footer has room for. */
export function NewsletterSignUp({ locale }: { locale: Locale }) {
  return (
    <>
      <h2 className="text-xl mb-4">{getTranslator(locale)('lead.kinds.sign-newsletter')}</h2>
      <LeadForm kind="sign-newsletter" id="newsletter" locale={locale} only={['email', 'privacy']} isSmall />
    </>
  )
}
