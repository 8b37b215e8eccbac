import type { EditorTexts } from '@/cms/fields/editor-text'
import { statusWords } from '@/messages/status-words'
import type { PropertyState } from '@/domain/properties/property-state'
import { screenTexts } from '@/messages/screen-texts'
import { fillTexts } from '@/messages/fill-texts'

/** The texts of the property picker. */
export const pickerTexts = screenTexts.propertyPicker.picker

/** The state of a property, in a word. */
export const stateTexts: Record<PropertyState, EditorTexts> = {
  ...statusWords,
  draft: screenTexts.propertyPicker.picker.state.draft,
  sale: screenTexts.propertyPicker.picker.state.sale,
  rent: screenTexts.propertyPicker.picker.state.rent,
}

/** The number of found properties, and of those in the list. */
export function foundText({ shown, total }: { shown: number; total: number }): EditorTexts {
  if (total === 1) return screenTexts.propertyPicker.picker.foundText
  if (shown >= total) return fillTexts(screenTexts.propertyPicker.picker.foundTextTotalProperties, { total })
  return fillTexts(screenTexts.propertyPicker.picker.foundTextTheFirstShownOfTotal, { shown, total })
}
