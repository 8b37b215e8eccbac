/** The texts of the site in a language, for journeys: `textsOf('fr')('listing.page', { page: 2 })`. */
export { getTranslator as textsOf } from '../../../src/messages/translator'
