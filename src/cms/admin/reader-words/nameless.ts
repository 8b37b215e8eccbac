import type { Locale } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'

const { names } = screenTexts.readerWords

/** Buttons that Payload draws as a picture alone. */
const buttons = [
  { button: '.clickable-arrow--left', text: names.previousPage },
  { button: '.clickable-arrow--right', text: names.nextPage },
  { button: '.doc-controls__popup .popup-button', text: names.moreActions },
  { button: '.form-submit .popup-button', text: names.moreSaves },
  { button: '.date-time-picker__clear-button', text: names.clearDate },
  { button: '.clear-indicator', text: names.clearChoice },
  { button: '.toolbar-popup__button-bold', text: names.bold },
  { button: '.toolbar-popup__button-italic', text: names.italic },
  { button: '.toolbar-popup__button-strikethrough', text: names.strikethrough },
  { button: '.toolbar-popup__button-link', text: names.link },
  { button: '.upload--has-many__drag', text: names.picture },
  { button: '.upload-relationship-details__edit', text: screenTexts.pictures.open },
  { button: '.upload-relationship-details__remove', text: names.removePicture },
  { button: '.file-details__remove', text: names.removeFile },
  { button: '.copy-to-clipboard', text: names.copyAddress },
] as const

/** What is typed into, whose label is tied to the frame around it. */
const inputs = '.rs__input, .ContentEditable__root, .react-datepicker__input-container input'

const textOf = (element: Element | null | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? ''

const give = (element: Element, name: string): void => {
  if (name !== '' && element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name)
}

/** The words above a field, without its star. */
function labelOf(input: Element): string {
  const label = input.closest('.field-type')?.querySelector('.field-label')
  const star = textOf(label?.querySelector('.required'))
  return textOf(label).replace(star, '')
}

function nameInputs(page: ParentNode): void {
  for (const input of page.querySelectorAll(inputs))
    if (!input.hasAttribute('aria-labelledby')) give(input, labelOf(input))
}

/** A row of a list is chosen by the name that it links with. */
function nameRows(page: ParentNode, locale: Locale): void {
  for (const box of page.querySelectorAll('.select-row__checkbox input')) {
    const row = textOf(box.closest('tr')?.querySelector('td a'))
    if (row !== '')
      give(
        box,
        names.row[locale].replace('{name}', () => row),
      )
  }
}

/** What screen readers are not told of a field with choices cannot be reached by the tab key either, or is told. */
function openChoices(page: ParentNode): void {
  for (const clear of page.querySelectorAll('.clear-indicator')) clear.removeAttribute('aria-hidden')
  for (const arrow of page.querySelectorAll('.dropdown-indicator')) arrow.setAttribute('tabindex', '-1')
}

/** Names the controls that Payload draws without any name, by the labels of their fields, their rows or words of our own. */
export function nameNameless(page: ParentNode, locale: Locale): void {
  for (const { button, text } of buttons)
    for (const found of page.querySelectorAll(button)) give(found, text[locale])
  nameInputs(page)
  nameRows(page, locale)
  openChoices(page)
}
