import { describe, expect, it } from 'vitest'
import { createLanguageGuard } from '../../support/words/language-sentences'
import { toWords } from '../../support/browser/page-facts'

const findForeign = createLanguageGuard({
  nl: ['Bekijk al onze panden. Kies {count} steden.', 'Rue de la Loi 16, 1000 Brussel'],
  fr: ['<p>Découvrez tous nos <b>biens</b>.</p><p>Trop court</p>', 'Rue de la Loi 16, 1000 Brussel'],
  en: [],
  de: [],
})

describe('a sentence of another language', () => {
  it.each([
    [
      'is found among the words of a page',
      'Bienvenue. Découvrez tous nos biens ici',
      ['fr: Découvrez tous nos  biens'],
    ],
    ['is none in its own language', 'Bekijk al onze panden', []],
    ['is none in part', 'Découvrez tous nos projets', []],
    ['is none where it is too short to be told from a name', 'Trop court', []],
    ['is none where the own language has it too', 'Rue de la Loi 16, 1000 Brussel', []],
  ])('%s', (_case, text, found) => {
    expect(findForeign(toWords(text), 'nl')).toEqual(found)
  })
})
