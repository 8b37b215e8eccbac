import { sharedFiles } from './files/shared-files'
import { textsByKey } from './texts-by-key'

/** The words that several parts of the software say, and that the browser may load with the screens of the back office. */
export const sharedTexts = textsByKey(sharedFiles)
