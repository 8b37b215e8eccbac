import { perLocale } from '@/domain/shared/locale'
import { mailFiles } from './files/mail-files'
import { sharedFiles } from './files/shared-files'
import { siteFiles } from './files/site-files'
import { mailReferences } from './references/mail-references'
import { withReferences } from './references/text-references'

/** The texts of mails in each language. `fillText` inserts values, `countText` numbers. */
export const mailTexts = perLocale((locale) =>
  withReferences({
    words: mailFiles[locale],
    references: mailReferences,
    files: { mail: mailFiles[locale], site: siteFiles[locale], shared: sharedFiles[locale] },
  }),
)
