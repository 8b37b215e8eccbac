import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'

type OwnerLoginData = {
  agency: MailAgency
  owner: { name: string; email: string; phone: string | null }
  properties: readonly string[]
  now: Date
  /** The address of the owner in the back office. */
  adminHref: string
}

/** The mail that reports an owner's login to the agency. */
export function ownerLogin(
  { agency, owner, properties, now, adminHref }: OwnerLoginData,
  locale: Locale,
): RenderedMail {
  const word = wordsFor(agency, locale).owners.login
  const { name, email, phone } = owner
  return renderMail({
    locale,
    agency,
    subject: `${word.subject} – ${name}`,
    preheader: word.text,
    blocks: [
      { kind: 'heading', text: word.subject },
      { kind: 'paragraph', text: word.text },
      {
        kind: 'facts',
        facts: [
          { label: word.name, value: name },
          { label: word.email, value: email, href: `mailto:${email}` },
          ...(phone ? [{ label: word.phone, value: phone, href: phoneHref(phone) }] : []),
          { label: word.when, value: shownMoment(now.toISOString(), locale) },
          ...(properties.length > 0 ? [{ label: word.properties, value: properties.join('\n') }] : []),
        ],
      },
      { kind: 'button', label: word.open, href: adminHref },
    ],
  })
}
