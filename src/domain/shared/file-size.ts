import { remembered } from './remembered'

const kilobytesIn = remembered(
  (locale: string) =>
    new Intl.NumberFormat(`${locale}-BE`, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
)
const megabytesIn = remembered(
  (locale: string) =>
    new Intl.NumberFormat(`${locale}-BE`, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
)

/** A size in kilobytes or megabytes, in the notation of the language; at least one kilobyte. */
export function formatSize(bytes: number, locale: string): string {
  return bytes < 1_000_000
    ? kilobytesIn(locale).format(Math.max(1, bytes / 1000))
    : megabytesIn(locale).format(bytes / 1_000_000)
}
