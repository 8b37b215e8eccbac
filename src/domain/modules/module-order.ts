/** Modules in the order of their numbers; those with the same one, or with none, stay as the page has them. */
export const inOrder = <Item extends { sort?: number | null }>(modules: readonly Item[]): Item[] =>
  [...modules].sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0))
