/**
 * Whether a marquee value has a ribbon: 1 to 4 do, 0 does not, others do not exist (specification section 9, product.md
 * 12).
 */
export function hasMarquee(marquee: number | null | undefined): marquee is number {
  return typeof marquee === 'number' && Number.isInteger(marquee) && marquee >= 1 && marquee <= 4
}

/**
 * The text of a property's ribbon: its own MarqueeName, else the site's name for the value (`names[1]` to `names[4]`), else
 * none.
 */
export function marqueeLabel({
  marquee,
  marqueeName,
  names,
}: {
  marquee: number | null | undefined
  marqueeName: string | null | undefined
  names: Readonly<Record<number, string | null | undefined>>
}): string | null {
  if (!hasMarquee(marquee)) return null
  return marqueeName?.trim() || names[marquee]?.trim() || null
}
