import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { nameNameless } from './nameless'

const pageOf = (html: string): Document => new JSDOM(html).window.document

const nameOf = (page: Document, selector: string): string | null | undefined =>
  page.querySelector(selector)?.getAttribute('aria-label')

const fieldOf = (input: string): string =>
  `<div class="field-type"><label class="field-label">Type<span class="required">*</span> — Français</label>${input}</div>`

describe('nameNameless', () => {
  it('names a field that its label is not tied to, without the star of the label', () => {
    for (const input of [
      '<input class="rs__input">',
      '<div class="ContentEditable__root"></div>',
      '<div class="react-datepicker__input-container"><input></div>',
    ]) {
      const page = pageOf(fieldOf(input))
      nameNameless(page, 'nl')
      expect(page.querySelector('[aria-label]')?.getAttribute('aria-label'), input).toBe('Type — Français')
    }
  })

  it('leaves a field that has a name elsewhere, and one without a label', () => {
    const page = pageOf(
      `${fieldOf('<input class="rs__input" aria-labelledby="here">')}<input class="rs__input">`,
    )
    nameNameless(page, 'nl')
    expect(page.querySelector('[aria-label]')).toBeNull()
  })

  it('names the checkbox of a row by what the row links, and again when the row is another', () => {
    const page = pageOf(
      '<table><tr><td><div class="select-row__checkbox"><input aria-label=""></div></td><td><a href="/1">2347</a></td></tr></table>',
    )
    nameNameless(page, 'fr')
    expect(nameOf(page, 'input')).toBe('Sélectionner : 2347')
    page.querySelector('a')?.replaceChildren('$& 12')
    nameNameless(page, 'fr')
    expect(nameOf(page, 'input')).toBe('Sélectionner : $& 12')
  })

  it('names buttons that are a picture alone, and lets the one that empties a field be heard', () => {
    const page = pageOf(
      '<button class="clickable-arrow clickable-arrow--right"></button><div class="clear-indicator" aria-hidden="true" role="button" tabindex="0"></div><button class="dropdown-indicator" aria-hidden="true"></button>',
    )
    nameNameless(page, 'de')
    expect(nameOf(page, '.clickable-arrow')).toBe('Nächste Seite')
    expect(page.querySelector('.clear-indicator')?.hasAttribute('aria-hidden')).toBe(false)
    expect(nameOf(page, '.clear-indicator')).toBe('Auswahl löschen')
    expect(page.querySelector('.dropdown-indicator')?.getAttribute('tabindex')).toBe('-1')
  })
})
