type Absent = null | undefined

/** What Payload leaves out or empty is null in a view model. */
export const orNull = <Value>(value: Value | Absent): Value | null => value ?? null

/** The value, or what stands for it where the editor left it empty. */
export const orElse = <Value>(value: Value | Absent, instead: Value): Value => value ?? instead

/** A group of fields, with nothing in it where it is absent. */
export const orEmpty = <Group extends object>(group: Group | Absent): Partial<Group> => group ?? {}

/** The id of a relation, whether it came populated or bare. */
export const idOf = (relation: number | { id: number } | Absent): number | null =>
  typeof relation === 'number' ? relation : (relation?.id ?? null)
