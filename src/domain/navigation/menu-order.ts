/** A page among those beside it in the menu; `sort` is null where nobody has given it a place. */
export type MenuPlace = { id: number; sort: number | null }

const step = 10

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? number))

/**
 * The places that change when pages stand in this order: they share the numbers that they have already, so that two that change places
 * are the only ones to be saved. Without different numbers for all they are counted in tens.
 */
export function changedPlaces(ordered: readonly MenuPlace[]): { id: number; sort: number }[] {
  const known = ordered.map(({ sort }) => sort ?? 0).sort((one, other) => one - other)
  const numbers = isRising(known) ? known : ordered.map((_, at) => (at + 1) * step)
  return ordered.flatMap(({ id, sort }, at) => {
    const number = numbers[at] ?? 0
    return number === sort ? [] : [{ id, sort: number }]
  })
}

/** A list with one of its items at another place. */
export function movedTo<Item>(items: readonly Item[], { from, to }: { from: number; to: number }): Item[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

type Branch<Item> = { below: readonly Item[] }

/** A tree with other items in the place of one of its levels. */
export const withLevel = <Item extends Branch<Item>>(
  tree: readonly Item[],
  change: { level: readonly Item[]; items: readonly Item[] },
): readonly Item[] =>
  tree === change.level
    ? change.items
    : tree.map((item) => ({ ...item, below: withLevel(item.below, change) }))

/** The number of a page that comes after all that have one. */
export const lastPlace = (sorts: readonly (number | null)[]): number =>
  Math.max(0, ...sorts.map((sort) => sort ?? 0)) + step
