import type { Locale } from '@/domain/shared/locale'
import type { ManagedAlert } from '@/site/data/alerts/alerts'
import { getTranslator } from '@/messages/translator'
import { SiteLink } from '@/site/ui/navigation/site-link'

type AlertFactsProps = { alert: ManagedAlert; locale: Locale }

/** The criteria and the frequency of an alert, without its holder. */
export function AlertFacts({ alert: { facts, frequency }, locale }: AlertFactsProps) {
  const t = getTranslator(locale)
  const asked =
    facts.length > 0 ? facts : [{ label: t('alert.page.facts'), value: t('alert.page.everything') }]
  const all = [
    ...asked,
    { label: t('alert.page.frequency'), value: t(`lead.options.frequency.${frequency}`) },
  ]
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
      {all.map(({ label, value }) => (
        <div key={label} className="sm:contents">
          <dt className="text-ink-soft py-1">{label}</dt>
          <dd className="py-1 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How many properties match an alert now, with a link to them. */
export function AlertMatches({ alert: { matches, listingHref, isExact }, locale }: AlertFactsProps) {
  const t = getTranslator(locale)
  if (matches === 0) return <p className="mt-6">{t('alert.matches.none')}</p>
  return (
    <p className="mt-6">
      {t('alert.matches.some', { count: matches })}{' '}
      <SiteLink href={listingHref} className="inline-block py-1 font-semibold underline underline-offset-4">
        {t(isExact ? 'alert.matches.see' : 'alert.matches.seeMore')}
      </SiteLink>
    </p>
  )
}
