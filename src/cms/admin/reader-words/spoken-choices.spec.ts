import { describe, expect, it } from 'vitest'
import { spokenIn } from './spoken-choices'

const { ariaLiveMessages: said, screenReaderStatus } = spokenIn((texts) => texts.fr)

const guidance = {
  'aria-label': 'Type',
  isSearchable: true,
  isMulti: false,
  isDisabled: false,
  tabSelectsValue: true,
  isInitialFocus: true,
}

describe('spokenIn', () => {
  it('says how a field with choices is used, with its name', () => {
    expect(said.guidance({ ...guidance, context: 'input' })).toMatch(/^Type\. Tapez pour chercher/)
    expect(said.guidance({ ...guidance, context: 'input', isInitialFocus: false })).toBe('')
    expect(said.guidance({ ...guidance, context: 'menu' })).toContain('Échap ferme')
    expect(said.guidance({ ...guidance, context: 'value' })).toContain('Retour arrière')
  })

  it('says what is chosen and what is taken away', () => {
    const change = { label: 'Villa', labels: ['Villa', 'Maison'], isDisabled: false, value: null }
    const removed = { ...change, removedValue: 'Villa' }
    expect(said.onChange({ ...change, action: 'select-option', option: 'Villa', name: 'type' })).toBe(
      'Choisi : Villa.',
    )
    expect(said.onChange({ ...change, action: 'initial-input-focus' })).toBe('Choisi : Villa, Maison.')
    expect(said.onChange({ ...removed, action: 'remove-value', name: 'type' })).toBe('Retiré : Villa.')
    expect(said.onChange({ ...change, action: 'clear', removedValues: [], name: 'type' })).toBe(
      'Plus rien n’est choisi.',
    )
  })

  it('says the place of a choice, and how many are found', () => {
    const focus = {
      focused: 'b',
      isDisabled: false,
      isSelected: false,
      label: 'Maison',
      options: ['a', 'b', 'c'],
      selectValue: ['b'],
    }
    expect(said.onFocus({ ...focus, context: 'menu', isAppleDevice: true })).toBe('Maison, 2 sur 3.')
    expect(said.onFocus({ ...focus, context: 'menu', isAppleDevice: false })).toBe('')
    expect(said.onFocus({ ...focus, context: 'value', isAppleDevice: false })).toBe('Maison, 1 sur 1.')
    const resultsMessage = screenReaderStatus({ count: 2 })
    expect(said.onFilter({ inputValue: '', resultsMessage })).toBe('Choix : 2.')
    expect(said.onFilter({ inputValue: 'vil', resultsMessage })).toBe('vil: Choix : 2.')
  })
})
