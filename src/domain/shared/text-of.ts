/** A value of unknown type as text; empty for anything but a text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
