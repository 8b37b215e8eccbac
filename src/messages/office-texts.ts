import de from './de/office.json' with { type: 'json' }
import en from './en/office.json' with { type: 'json' }
import fr from './fr/office.json' with { type: 'json' }
import nl from './nl/office.json' with { type: 'json' }
import { textsByKey } from './texts-by-key'

/** The texts of the back office that the server renders: the names of fields and their descriptions. */
export const officeTexts = textsByKey({ nl, fr, en, de })
