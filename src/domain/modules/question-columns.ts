// Specification section 9.
const usualPerRow = 2

/** The questions of a category in one or two columns, so that an opened answer does not move the questions beside it. */
export function toQuestionColumns<Item>({
  items,
  perRow,
}: {
  items: readonly Item[]
  perRow: number | null
}): Item[][] {
  const middle = (perRow ?? usualPerRow) > 1 ? Math.ceil(items.length / 2) : items.length
  return [items.slice(0, middle), items.slice(middle)].filter(({ length }) => length > 0)
}
