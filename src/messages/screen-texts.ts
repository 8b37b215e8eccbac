import { perLocale } from '@/domain/shared/locale'
import { screensFiles } from './files/screens-files'
import { sharedFiles } from './files/shared-files'
import { screenReferences } from './references/screen-references'
import { withReferences } from './references/text-references'
import { textsByKey } from './texts-by-key'

/** The texts of the back office's client components, which load only this file and the shared words. */
export const screenTexts = textsByKey(
  perLocale((locale) =>
    withReferences({
      words: screensFiles[locale],
      references: screenReferences,
      files: { screens: screensFiles[locale], shared: sharedFiles[locale] },
    }),
  ),
)
