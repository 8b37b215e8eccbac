import { formatNumber } from '@/domain/shared/shown-number'
import { readerLocale } from './reader-locale'

/** A number as the reader of the back office writes it: '1.234'. */
export const readerNumber = (reader: { i18n: { language: string } }, value: number): string =>
  formatNumber(value, readerLocale(reader))
