import { perLocale } from '@/domain/shared/locale'
import { errorsFiles } from './files/errors-files'
import { sharedFiles } from './files/shared-files'
import { siteFiles } from './files/site-files'
import { siteReferences } from './references/site-references'
import { withReferences } from './references/text-references'
import { textsByKey } from './texts-by-key'

/** The texts of pages and forms in each language. */
export const siteMessages = perLocale((locale) =>
  withReferences({
    words: siteFiles[locale],
    references: siteReferences,
    files: { site: siteFiles[locale], shared: sharedFiles[locale], errors: errorsFiles[locale] },
  }),
)

/** The texts of pages and forms by key, so that mails and the back office use them instead of copies. */
export const siteTexts = textsByKey(siteMessages)
