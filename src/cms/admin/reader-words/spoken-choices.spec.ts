import { describe, expect, it } from 'vitest'
import { spokenIn } from './spoken-choices'

const inFrench = (said: string): string | null => spokenIn(said, (texts) => texts.fr)

describe('spokenIn', () => {
  it('says how a field with choices is used', () => {
    const menu = 'Use Up and Down to choose options, press Enter to select the currently focused option.'
    expect(inFrench(menu)).toContain('Échap ferme')
    expect(inFrench('Type is focused ,type to refine list, press Down to open the menu, ')).toMatch(/^Tapez/)
    expect(inFrench('Use left and right to toggle between focused values')).toContain('Retour arrière')
  })

  it('says what is chosen and what is taken away', () => {
    expect(inFrench('option Villa, selected.')).toBe('Choisi : Villa.')
    expect(inFrench('options Villa,Maison, selected.')).toBe('Choisi : Villa,Maison.')
    expect(inFrench('option Villa, deselected.')).toBe('Retiré : Villa.')
    expect(inFrench('option Villa is disabled. Select another option.')).toContain('Villa')
    expect(inFrench('All selected options have been cleared.')).toBe('Plus rien n’est choisi.')
  })

  it('says the place of a choice, and how many there are', () => {
    expect(inFrench('Maison, 2 of 3.')).toBe('Maison, 2 sur 3.')
    expect(inFrench('Maison selected, 2 of 3.')).toBe('Maison, choisi, 2 sur 3.')
    expect(inFrench('value Maison focused, 1 of 1.')).toBe('Maison, 1 sur 1.')
    expect(inFrench('7 results available.')).toBe('Choix : 7.')
    expect(inFrench('1 result available for search term vil.')).toBe('Choix : 1.')
  })

  it('leaves what is said in these words already', () => {
    for (const said of ['', 'Choix : 7.', 'Maison, 2 sur 3.']) expect(inFrench(said)).toBeNull()
  })
})
