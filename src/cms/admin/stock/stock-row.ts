import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findStockRows, type StockRow } from '@/cms/queries/stock/stock-rows'
import type { Locale } from '@/domain/shared/locale'
import { batchById } from './batch-by-id'

// All cells of a page of the list share one query.
const reader = cache((payload: Payload, locale: Locale) =>
  batchById((ids) => findStockRows({ payload, ids, locale, now: new Date() })),
)

/** The property of a cell; null for the form of a property, for which Payload renders cells too, without a row. */
export async function stockRowOf({
  rowData,
  payload,
  i18n,
}: Pick<DefaultServerCellComponentProps, 'rowData' | 'payload' | 'i18n'>): Promise<StockRow | null> {
  const id: unknown = rowData?.id
  return typeof id === 'number' ? reader(payload, readerLocale({ i18n }))(id) : null
}
