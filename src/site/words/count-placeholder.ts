/** The placeholder where the browser inserts a number. */
export const countPlaceholder = '#'
