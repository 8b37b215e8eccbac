/** The address of the figures of all properties. */
export const ownerNumbersHref = (admin: string): string => `${admin}/owner-numbers`
