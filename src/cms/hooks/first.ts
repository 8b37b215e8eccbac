/** A list that begins with an item of ours. */
export const first = <Item>(item: Item, items: readonly Item[] = []): Item[] => [item, ...items]
