import { USUAL_YEARS } from '@/domain/loans/loan'
import { shownRate } from '@/domain/loans/shown-rate'
import { formatEuro } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import type { PurchaseCosts } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { LazyLoanFold } from '@/site/ui/records/lazy-record-parts'

type LoanSectionProps = { costs: PurchaseCosts; locale: Locale }

/** What a loan for the first kind of buyer would cost, with the own means and the rate that a visitor types. */
export function LoanSection({
  costs: {
    columns,
    loan: { rate, example, ...amounts },
  },
  locale,
}: LoanSectionProps) {
  const t = getTranslator(locale)
  const [column] = columns
  if (!column) return null
  const typedRate = rate ? shownRate(rate.percent, locale) : ''
  const rateNote =
    rate && t('property.loan.rateFrom', { date: longDate(new Date(`${rate.from}T12:00:00Z`), locale) })
  return (
    <LazyLoanFold
      {...amounts}
      rate={typedRate}
      rateNote={rateNote}
      texts={{
        title: t('property.loan.title'),
        basis: t('property.loan.basis', {
          kind: t(`property.purchase.${column.kind}`),
          total: column.total,
        }),
        own: t('property.loan.own'),
        rate: t('property.loan.rate'),
        years: t('property.loan.years'),
        hint: t('property.loan.hint'),
        covered: t('property.loan.covered'),
        monthly: t('property.loan.monthly'),
        loan: t('property.loan.loan'),
        interest: t('property.loan.interest'),
        note: t('property.loan.note'),
      }}
    >
      {example && (
        <>
          <p>
            {t('property.loan.example', {
              loan: formatEuro(example.loan),
              years: USUAL_YEARS,
              rate: typedRate,
              monthly: formatEuro(example.monthly),
            })}
          </p>
          <p className="text-ink-soft mt-2 text-sm">{rateNote}</p>
          <p className="text-ink-soft mt-4 text-xs">{t('property.loan.note')}</p>
        </>
      )}
      <p className={example ? 'mt-4' : undefined}>{t('property.loan.script')}</p>
    </LazyLoanFold>
  )
}
