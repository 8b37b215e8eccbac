import type { Locale } from '@/domain/shared/locale'
import { locales } from '@/domain/shared/locale'
import { messageFiles, textsOfFile } from './messages'

type EditorText = { file: string; translations: Map<Locale, string> }

/** Every text of the back office and of the mails, in each language. */
export const findEditorTexts = (): EditorText[] =>
  messageFiles
    .filter((file) => file !== 'site.json')
    .flatMap((file) => {
      const texts = textsOfFile(file)
      return [...texts.fr.keys()].map((key) => ({
        file: `${file}: ${key}`,
        translations: new Map(locales.map((locale) => [locale, texts[locale].get(key) ?? ''])),
      }))
    })
