import de from './de/office.json' with { type: 'json' }
import en from './en/office.json' with { type: 'json' }
import fr from './fr/office.json' with { type: 'json' }
import nl from './nl/office.json' with { type: 'json' }
import { textsByKey } from './texts-by-key'

/** What the back office says, but for the screens that a browser draws: the names of fields and what stands beside them. */
export const officeTexts = textsByKey({ nl, fr, en, de })
