/** Modules in the order of their numbers; modules with equal numbers, or none, keep the order of the page. */
export const inOrder = <Item extends { sort?: number | null }>(modules: readonly Item[]): Item[] =>
  [...modules].sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0))
