import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { FactGroup, PropertyDetail, RentalView } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { FactList, FactRow } from './fact-groups'

/** What stands behind the price, right below it: the month of a tenant, the bouquet and annuity of a viager. */
export function PriceTerms({ property, locale }: { property: PropertyDetail; locale: Locale }) {
  const { rental, isLifeAnnuity, factGroups } = property
  if (rental) return <RentalTerms rental={rental} locale={locale} />
  if (!isLifeAnnuity) return null
  const group = factGroups.find(({ key }) => key === 'lifeAnnuity') ?? null
  return <LifeAnnuityTerms group={group} locale={locale} />
}

function Terms({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="keep-together bg-sand [&_dl>div]:border-sand-deep rounded-lg p-6 md:p-8">
      <Heading level={2} size="sm" className="mb-4">
        {title}
      </Heading>
      {children}
    </section>
  )
}

function RentalTerms({ rental, locale }: { rental: RentalView; locale: Locale }) {
  const t = getTranslator(locale)
  const { rent, charges, total, depositCap, inventory } = rental
  const perMonth = (amount: string) => t('facts.per.month', { amount })
  return (
    <Terms title={t('property.rental.title')}>
      <dl className="text-sm">
        {rent && <FactRow name={t('property.rental.rent')}>{perMonth(rent)}</FactRow>}
        <FactRow
          name={t('facts.costs.rentCharges')}
          help={t('facts.help.costs.rentCharges')}
          helpId="help-rental-charges"
        >
          {charges ? perMonth(charges) : t('property.rental.unknown')}
        </FactRow>
        {total && (
          <FactRow name={t('property.rental.total')} isTotal>
            {total}
          </FactRow>
        )}
        <FactRow
          name={t('facts.costs.deposit')}
          help={t('facts.help.costs.deposit')}
          helpId="help-rental-deposit"
        >
          {depositText({ rental, locale })}
        </FactRow>
        {inventory && (
          <FactRow
            name={t('facts.costs.inventory')}
            help={t('facts.help.costs.inventory')}
            helpId="help-rental-inventory"
          >
            {inventory}
          </FactRow>
        )}
      </dl>
      {depositCap !== null && (
        <p className="text-ink-soft mt-3 text-sm">
          {t('property.rental.depositCap', { months: depositCap })}
        </p>
      )}
    </Terms>
  )
}

function depositText({ rental, locale }: { rental: RentalView; locale: Locale }): string {
  const t = getTranslator(locale)
  const { depositMonths: months, deposit: amount } = rental
  if (amount === null) return t('facts.units.months', { amount: months })
  return t('property.rental.deposit', { months, amount })
}

function LifeAnnuityTerms({ group, locale }: { group: FactGroup | null; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <Terms title={t('facts.lifeAnnuity.enabled')}>
      <p className="mb-5 max-w-prose text-sm">{t('property.lifeAnnuity')}</p>
      {group && <FactList group={group} locale={locale} />}
    </Terms>
  )
}
