import { env } from '@/env'
import type { SiteFrame } from '@/site/data/view-models'

/** On paper, whom to call: the agency's name and every way to it, the site's address last. */
export function PrintedContact({ frame }: { frame: SiteFrame }) {
  const { name, street, place, phone, email } = frame.agency
  const ways = [[street, place].filter(Boolean).join(', '), phone, email, new URL(env.SITE_URL).host]
  return (
    <address className="printed-contact hidden not-italic print:block">
      <p className="text-lg font-serif">{name}</p>
      <p className="mt-1 flex flex-wrap gap-x-6 text-sm">
        {ways.filter(Boolean).map((way) => (
          <span key={way}>{way}</span>
        ))}
      </p>
    </address>
  )
}
