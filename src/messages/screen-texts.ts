import de from './de/screens.json' with { type: 'json' }
import en from './en/screens.json' with { type: 'json' }
import fr from './fr/screens.json' with { type: 'json' }
import nl from './nl/screens.json' with { type: 'json' }
import { textsByKey } from './texts-by-key'

/** The texts of the back office's client components, which load only this file. */
export const screenTexts = textsByKey({ nl, fr, en, de })
