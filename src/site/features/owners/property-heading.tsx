import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import type { OwnedCard } from '@/site/data/owners/owner-cards'
import { priceWords } from '@/messages/price-words'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { Icon } from '@/site/ui/icons/icon'
import { Picture } from '@/site/ui/media/picture'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { PropertyState } from './property-state'

type PropertyHeadingProps = { property: OwnedCard; locale: Locale }

/** The name and state of the property, and since when. */
export function OwnerPropertyHeading({ property, locale }: PropertyHeadingProps) {
  const t = getTranslator(locale)
  const { picture, title, address, price, publishedAt, isPublished, pageHref } = property
  return (
    <header className="mt-2 flex flex-col gap-5 sm:flex-row sm:items-start sm:gap-7">
      {picture && (
        <Picture
          picture={picture}
          sizes="(width >= 30rem) 14rem, 100vw"
          priority
          decorative
          className="aspect-3/2 w-full rounded-lg object-cover sm:w-56"
        />
      )}
      <div className="min-w-0">
        <PropertyState property={property} locale={locale} />
        <Heading level={1} size="lg" className="mt-3">
          {title}
        </Heading>
        <p className="text-ink-soft mt-1 text-lg">{address}</p>
        <p className="mt-1 font-semibold">{priceWords({ locale, price })}</p>
        {isPublished && publishedAt && (
          <p className="text-ink-soft mt-1">
            {t('owner.area.since', { date: longDate(new Date(publishedAt), locale) })}
          </p>
        )}
        {pageHref && <PageLink href={pageHref}>{t('owner.property.page')}</PageLink>}
      </div>
    </header>
  )
}

function PageLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink
      href={href}
      className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 print:hidden"
    >
      {children}
      <Icon name="arrow-right" className="size-4" />
    </SiteLink>
  )
}
