/** Stands in a text where the browser puts a number. */
export const countPlaceholder = '#'
