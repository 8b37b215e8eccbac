import de from './de/screens.json' with { type: 'json' }
import en from './en/screens.json' with { type: 'json' }
import fr from './fr/screens.json' with { type: 'json' }
import nl from './nl/screens.json' with { type: 'json' }
import { textsByKey } from './texts-by-key'

/** What the screens of the back office say that a browser draws. They load all of these, and nothing of the other files. */
export const screenTexts = textsByKey({ nl, fr, en, de })
