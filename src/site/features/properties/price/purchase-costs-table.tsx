import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import type { PurchaseCosts } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { classNames } from '@/site/ui/class-names'

/** What a buyer pays in all: a column per kind of buyer, and where the figures come from. */
export function PurchaseCostsTable({ costs, locale }: { costs: PurchaseCosts; locale: Locale }) {
  const t = getTranslator(locale)
  const { price, columns, from, source } = costs
  const keys = columns.flatMap(({ lines }) => lines.map(({ key }) => key))
  const rows = [...new Set(keys)]
  const isSplit = columns.length > 1
  // On a telephone a row has its name on a line of its own: in German beside two amounts there is no room for it.
  const row = isSplit ? 'max-sm:grid max-sm:grid-cols-2' : undefined
  const name = classNames('text-left wrap-anywhere hyphens-auto', isSplit && 'max-sm:col-span-2 max-sm:pb-0')
  const cell = 'py-2.5 pl-4 text-right font-medium tabular-nums whitespace-nowrap'
  return (
    <div className="keep-together text-sm">
      <p className="text-ink-soft mb-4">{t('property.purchase.intro')}</p>
      <table className="w-full">
        {isSplit && (
          <thead>
            <tr className={row}>
              <th scope="col" className="sr-only">
                {t('property.purchase.line')}
              </th>
              {columns.map(({ kind }) => (
                <th key={kind} scope="col" className="pb-2 pl-4 text-right font-semibold">
                  {t(`property.purchase.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody className="divide-line border-line divide-y border-y">
          <tr className={row}>
            <th scope="row" className={classNames('text-ink-soft py-2.5 font-normal', name)}>
              {t('property.purchase.price')}
            </th>
            {columns.map(({ kind }) => (
              <td key={kind} className={cell}>
                {price}
              </td>
            ))}
          </tr>
          {rows.map((line) => (
            <tr key={line} className={row}>
              <th scope="row" className={classNames('text-ink-soft py-2.5 font-normal', name)}>
                {t(`property.purchase.${line}`)}
              </th>
              {columns.map(({ kind, lines }) => (
                <td key={kind} className={cell}>
                  {lines.find(({ key }) => key === line)?.amount ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={row}>
            <th scope="row" className={classNames('py-3 font-semibold', name)}>
              {t('property.purchase.total')}
            </th>
            {columns.map(({ kind, total }) => (
              <td key={kind} className={`${cell} font-serif text-lg`}>
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="text-ink-soft mt-2 text-xs">
        {t('property.purchase.rates', { date: longDate(new Date(`${from}T12:00:00Z`), locale), source })}
      </p>
    </div>
  )
}
