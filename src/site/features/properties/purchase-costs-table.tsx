import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import type { PurchaseCosts } from '@/site/data/view-models'
import { getTranslator } from '@/site/messages/translator'

/** What a buyer pays in all: a column per kind of buyer, and where the figures come from. */
export function PurchaseCostsTable({ costs, locale }: { costs: PurchaseCosts; locale: Locale }) {
  const t = getTranslator(locale)
  const { price, columns, from, source } = costs
  const keys = columns.flatMap(({ lines }) => lines.map(({ key }) => key))
  const rows = [...new Set(keys)]
  const isSplit = columns.length > 1
  const cell = 'py-2.5 pl-4 text-right font-medium tabular-nums whitespace-nowrap'
  return (
    <div className="keep-together text-sm">
      <p className="text-ink-soft mb-4">{t('property.purchase.intro')}</p>
      <table className="w-full">
        {isSplit && (
          <thead>
            <tr>
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
          <tr>
            <th scope="row" className="text-ink-soft py-2.5 text-left font-normal">
              {t('property.purchase.price')}
            </th>
            {columns.map(({ kind }) => (
              <td key={kind} className={cell}>
                {price}
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className="text-ink-soft py-2.5 text-left font-normal">
                {t(`property.purchase.${row}`)}
              </th>
              {columns.map(({ kind, lines }) => (
                <td key={kind} className={cell}>
                  {lines.find(({ key }) => key === row)?.amount ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-3 text-left font-semibold">
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
