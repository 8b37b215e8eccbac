/** The query key on a property's page that says which of our own links led there. */
export const VIA = 'via'

export const VIA_ALERT = 'alert'

/** The link to a property's page in a mail of a search alert; the page is the same with and without the key. */
export const viaAlert = (href: string): string => `${href}?${VIA}=${VIA_ALERT}`
