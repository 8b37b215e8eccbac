type Nullish = null | undefined

/** Null for what Payload leaves out or empty. */
export const orNull = <Value>(value: Value | Nullish): Value | null => value ?? null

/** The value, or a default if the editor left it empty. */
export const orElse = <Value>(value: Value | Nullish, instead: Value): Value => value ?? instead

/** A group of fields, or an empty one. */
export const orEmpty = <Group extends object>(group: Group | Nullish): Partial<Group> => group ?? {}

/** The id of a relation, populated or not. */
export const idOf = (relation: number | { id: number } | Nullish): number | null =>
  typeof relation === 'number' ? relation : (relation?.id ?? null)
