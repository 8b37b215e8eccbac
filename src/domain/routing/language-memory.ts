/** The name under which query, cookie, local and session storage know the visitor's language (specification section 4). */
export const LANGUAGE_KEY = 'lng'

/** Set for some seconds where a language had to be taken from the browser's languages: the storages may know better. */
export const DETECTED_COOKIE = 'lng-detected'
