import { lazy, type ComponentProps, type ComponentType } from 'react'
import { isRecord } from '@/domain/shared/is-record'
import type { Locale } from '@/domain/shared/locale'
import { fetchWords } from '@/site/ui/browser/fetch-words'
import type { ConsentDialog } from './consent-dialog'
import type { ConsentTexts } from './consent-texts'

type WordedDialog = ComponentType<Omit<ComponentProps<typeof ConsentDialog>, 'texts'>>

const dialogs = new Map<Locale, WordedDialog>()

/** The dialog in the words of a language: most visitors have decided already, so both are loaded only when they are needed. */
export function dialogIn(locale: Locale): WordedDialog {
  const known = dialogs.get(locale)
  if (known) return known
  const dialog = lazy(async () => ({ default: await loadDialog(locale) }))
  dialogs.set(locale, dialog)
  return dialog
}

async function loadDialog(locale: Locale): Promise<WordedDialog> {
  const [{ ConsentDialog }, texts] = await Promise.all([
    import('./consent-dialog'),
    fetchWords({ part: 'consent', locale }),
  ])
  // Without words nobody can be asked: nothing is loaded that needs their consent.
  if (!isTexts(texts)) return () => null
  return function WordedDialog(props) {
    return <ConsentDialog {...props} texts={texts} />
  }
}

// They come from the same server as this script.
const isTexts = (texts: unknown): texts is ConsentTexts => isRecord(texts) && 'title' in texts
