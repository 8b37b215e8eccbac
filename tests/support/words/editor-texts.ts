import type { Locale } from '@/domain/shared/locale'
import { locales } from '@/domain/shared/locale'
import { isBelow, messageFiles, pathsOf, referredIn, sourcesIn, textsOfFile } from './messages'

type EditorText = { file: string; translations: Map<Locale, string> }

const sources = sourcesIn(
  'src/cms',
  'src/messages/references/office-references.ts',
  'src/messages/references/mail-references.ts',
)

const named = [...pathsOf(sources, 'siteTexts'), ...referredIn(sources, 'site')]

/** Whether the back office or a mail says a text of the file: of the site's texts, those that they name. */
const isSaid = (file: string, key: string): boolean =>
  file !== 'site.json' || named.some((path) => isBelow(key, path))

/** Every text of the back office and of the mails, in each language. */
export const findEditorTexts = (): EditorText[] =>
  messageFiles.flatMap((file) => {
    const texts = textsOfFile(file)
    return [...texts.fr.keys()]
      .filter((key) => isSaid(file, key))
      .map((key) => ({
        file: `${file}: ${key}`,
        translations: new Map(locales.map((locale) => [locale, texts[locale].get(key) ?? ''])),
      }))
  })
