/** The address of the list of what is broken. */
export const brokenHref = (admin: string): string => `${admin}/broken`
