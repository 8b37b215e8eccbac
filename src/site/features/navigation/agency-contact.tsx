import { phoneHref } from '@/domain/navigation/phone-href'
import { env } from '@/env'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { SiteLink } from '@/site/ui/navigation/site-link'

type AgencyContactProps = Pick<SiteFrame, 'agency'> & { newTabHint: string }

const linkClasses = 'inline-block py-1 underline underline-offset-4 print:py-0 print:no-underline'

/** The agency's name and contact details; on paper with the site's address at the end. */
export function AgencyContact({ agency, newTabHint }: AgencyContactProps) {
  const { name, street, place, phone, email } = agency
  const address = [street, place].filter(Boolean).join(', ')
  return (
    <address className="text-paper print:text-ink mb-6 not-italic print:mb-3">
      <p className="font-serif text-lg">{name}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-6 text-sm">
        {address && <span className="py-1 print:py-0">{address}</span>}
        {phone && (
          <SiteLink href={phoneHref(phone)} newTabHint={newTabHint} className={linkClasses}>
            {phone}
          </SiteLink>
        )}
        {email && (
          <SiteLink href={`mailto:${email}`} newTabHint={newTabHint} className={linkClasses}>
            {email}
          </SiteLink>
        )}
        <span className="hidden print:inline">{new URL(env.SITE_URL).host}</span>
      </p>
    </address>
  )
}
