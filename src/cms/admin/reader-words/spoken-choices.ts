import type { AriaLiveMessages, GroupBase } from 'react-select'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { fillText } from '@/domain/shared/fill-text'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.readerWords.select

type Say = (texts: EditorTexts) => string
type SpokenMessages = AriaLiveMessages<unknown, boolean, GroupBase<unknown>>
type Message<Kind extends keyof SpokenMessages> = NonNullable<SpokenMessages[Kind]>

const guidanceIn =
  (say: Say): Message<'guidance'> =>
  ({ 'aria-label': name, context, isInitialFocus, isSearchable }) => {
    if (context === 'menu') return say(texts.inMenu)
    if (context === 'value') return say(texts.inValues)
    if (!isInitialFocus) return ''
    const how = say(isSearchable ? texts.typeToFind : texts.openMenu)
    return name ? `${name}. ${how}` : how
  }

const changeIn =
  (say: Say): Message<'onChange'> =>
  ({ action, isDisabled, label, labels }) => {
    const told = (text: EditorTexts, name: string): string => fillText(say(text), { name })
    switch (action) {
      case 'select-option':
        return told(isDisabled ? texts.closed : texts.chosen, label)
      case 'initial-input-focus':
        return labels.length === 0 ? '' : told(texts.chosen, labels.join(', '))
      case 'clear':
        return say(texts.cleared)
      case 'deselect-option':
      case 'pop-value':
      case 'remove-value':
        return told(texts.removed, label)
      default:
        return ''
    }
  }

/** What is chosen already is said everywhere; a choice of the menu only on Apple's devices, where screen readers do not say it themselves. */
const focusIn =
  (say: Say): Message<'onFocus'> =>
  ({ context, focused, isAppleDevice, isSelected, label, options, selectValue }) => {
    if (context === 'menu' && !isAppleDevice) return ''
    const all: readonly unknown[] = context === 'menu' ? options : selectValue
    return fillText(say(isSelected ? texts.chosenAt : texts.at), {
      name: label,
      place: all.indexOf(focused) + 1,
      total: all.length,
    })
  }

/** What a screen reader says of a field with choices, in one language. */
export const spokenIn = (say: Say) => ({
  ariaLiveMessages: {
    guidance: guidanceIn(say),
    onChange: changeIn(say),
    onFocus: focusIn(say),
    onFilter: ({ inputValue, resultsMessage }) =>
      inputValue === '' ? resultsMessage : `${inputValue}: ${resultsMessage}`,
  } satisfies Required<SpokenMessages>,
  screenReaderStatus: ({ count }: { count: number }) => fillText(say(texts.results), { count }),
})
