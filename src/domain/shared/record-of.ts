/** A record with a value for each item, by the names of the items. */
export function recordOf<Item extends { name: string }, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Record<Item['name'], Made> {
  const made = Object.fromEntries(items.map((item) => [item.name, make(item)]))
  if (!hasAll(made, items)) throw new Error('An item is missing')
  return made
}

const hasAll = <Item extends { name: string }, Made>(
  made: Record<string, Made>,
  items: readonly Item[],
): made is Record<Item['name'], Made> => items.every(({ name }) => Object.hasOwn(made, name))
