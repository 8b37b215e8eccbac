/** The languages of the site (specification section 9), in the order the switcher shows them; plain JavaScript, so that Next's settings and the edge read them too. */
export const locales = /** @type {const} */ (['nl', 'fr', 'en', 'de'])
