/** The key in the address of a home's page that says by which of our own links it was found. */
export const VIA = 'via'

export const VIA_ALERT = 'alert'

/** The link to a home's page in a mail of a search alert; the page is the same with and without. */
export const viaAlert = (href: string): string => `${href}?${VIA}=${VIA_ALERT}`
