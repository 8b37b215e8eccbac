/** The key of the visitor's language in query, cookie, local and session storage (specification section 4). */
export const LANGUAGE_KEY = 'lng'

/** Set for some seconds after the language was taken from the Accept-Language header: the storages may hold another. */
export const DETECTED_COOKIE = 'lng-detected'
