import { perLocale } from '@/domain/shared/locale'
import { officeFiles } from './files/office-files'
import { sharedFiles } from './files/shared-files'
import { siteFiles } from './files/site-files'
import { officeReferences } from './references/office-references'
import { withReferences } from './references/text-references'
import { textsByKey } from './texts-by-key'

/** The texts of the back office that the server renders: the names of fields and their descriptions. */
export const officeTexts = textsByKey(
  perLocale((locale) =>
    withReferences({
      words: officeFiles[locale],
      references: officeReferences,
      files: { office: officeFiles[locale], site: siteFiles[locale], shared: sharedFiles[locale] },
    }),
  ),
)
