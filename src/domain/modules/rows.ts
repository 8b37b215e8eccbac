/** Items in one row, and the index in the list of the first of them. */
export type Row<Item> = { index: number; items: Item[] }

/** The items of a list in rows: narrow neighbours share one, every other item has its own. */
export function toRows<Item>(items: readonly Item[], isNarrow: (item: Item) => boolean): Row<Item>[] {
  const rows: Row<Item>[] = []
  for (const [index, item] of items.entries()) {
    const last = rows.at(-1)
    const isBeside = isNarrow(item) && last?.items.every(isNarrow)
    if (last && isBeside) last.items.push(item)
    else rows.push({ index, items: [item] })
  }
  return rows
}
