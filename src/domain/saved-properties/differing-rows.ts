/** Whether a row of the comparison differs between two properties or more; an unknown value is a value of its own. */
export const differs = (values: readonly (string | null)[]): boolean => new Set(values).size > 1
