/** A size in kilobytes or megabytes, in the notation of the language; at least one kilobyte. */
export function formatSize(bytes: number, locale: string): string {
  const isSmall = bytes < 1_000_000
  return new Intl.NumberFormat(`${locale}-BE`, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, bytes / 1000) : bytes / 1_000_000)
}
