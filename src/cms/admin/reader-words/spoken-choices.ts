import type { EditorTexts } from '@/cms/fields/editor-text'
import { fillText } from '@/domain/shared/fill-text'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.readerWords.select

/** What the library of fields with choices says, in English, and our words for it; what is named by the pattern is filled in. */
const sentences: readonly (readonly [pattern: RegExp, ours: EditorTexts])[] = [
  [/^Use Up and Down to choose options/, texts.inMenu],
  [/^Use left and right to toggle/, texts.inValues],
  [/ is focused ,type to refine list/, texts.typeToFind],
  [/ is focused , press Down to open/, texts.openMenu],
  [/^All selected options have been cleared\.$/, texts.cleared],
  [/^option (?<name>.*), deselected\.$/s, texts.removed],
  [/^option (?<name>.*) is disabled\. Select another option\.$/s, texts.closed],
  [/^options? (?<name>.*), selected\.$/s, texts.chosen],
  [/^value (?<name>.*) focused, (?<place>\d+) of (?<total>\d+)\.$/s, texts.at],
  [/^(?<name>.*) selected(?: disabled)?, (?<place>\d+) of (?<total>\d+)\.$/s, texts.chosenAt],
  [/^(?<name>.*), (?<place>\d+) of (?<total>\d+)\.$/s, texts.at],
  [/^(?<count>\d+) results? available/, texts.results],
]

/** What is said of a field with choices, in the words of its reader; null for what is in them already. */
export function spokenIn(said: string, say: (texts: EditorTexts) => string): string | null {
  for (const [pattern, ours] of sentences) {
    const found = pattern.exec(said)
    if (found) return fillText(say(ours), found.groups ?? {})
  }
  return null
}

/** Where screen readers are told what happens in a field with choices. */
export const spokenPlaces = '.react-select :is([role="log"], [id$="-live-region"]) span'
