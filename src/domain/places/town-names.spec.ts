import { describe, expect, it } from 'vitest'
import { readSourceRows } from '../../../tools/places/gazetteer-text'
import { BELGIUM, LUXEMBOURG } from '@/domain/shared/country'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { getGazetteer } from './gazetteer'
import { townNameIn, townNames, townSearchNames } from './town-names'

const gazetteer = await getGazetteer()

const called = (zip: string | null, names: Localized, countryId: number | null = BELGIUM) =>
  townNames(gazetteer, { zip, countryId, names })

const all = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de })

describe('a town that the agency named in one language', () => {
  it.each<[string, Localized, Record<Locale, string>]>([
    ['3000', { fr: 'Louvain' }, all('Leuven', 'Louvain', 'Leuven', 'Löwen')],
    ['3000', { de: 'löwen' }, all('Leuven', 'Louvain', 'Leuven', 'löwen')],
    ['1000', { nl: 'Brussel' }, all('Brussel', 'Bruxelles', 'Brussels', 'Brüssel')],
    ['4000', { nl: 'LUIK' }, all('LUIK', 'Liège', 'Liège', 'Lüttich')],
    ['9700', { nl: 'Oudenaarde' }, all('Oudenaarde', 'Audenarde', 'Oudenaarde', 'Oudenaarde')],
    [
      '1420',
      { fr: 'Braine l’Alleud' },
      all('Eigenbrakel', 'Braine l’Alleud', 'Braine l’Alleud', 'Braine l’Alleud'),
    ],
    ['5310', { fr: 'Éghezée' }, all('Éghezée', 'Éghezée', 'Éghezée', 'Éghezée')],
    ['4700', { fr: 'Eupen' }, all('Eupen', 'Eupen', 'Eupen', 'Eupen')],
  ])('%s %j is called by the gazetteer in the others', (zip, names, expected) => {
    expect(called(zip, names)).toEqual(expected)
  })

  it('is the place of a postcode that is written as on letters', () => {
    expect(called('B-1500', { nl: 'Halle' })).toMatchObject({ fr: 'Hal' })
    expect(called(' B - 1500 ', { nl: 'Halle' })).toMatchObject({ fr: 'Hal' })
  })

  it('is the municipality of its postcode where no place of it is called so', () => {
    expect(called('5100', { fr: 'Namur' })).toMatchObject({ nl: 'Namen' })
  })

  it('is the only place that is called so where its postcode is another or none', () => {
    expect(called('1005', { fr: 'Bruxelles' })).toMatchObject({ nl: 'Brussel', de: 'Brüssel' })
    expect(called(null, { fr: 'Anvers' })).toMatchObject({ nl: 'Antwerpen', en: 'Antwerp' })
    // There are two, with different names in French.
    expect(called(null, { nl: 'Halle' })).toMatchObject({ fr: 'Halle' })
  })

  it('keeps its name where nobody knows it, Dutch first in Flanders and French elsewhere', () => {
    expect(called('3000', { nl: 'Nergens', fr: 'Nulle part' })).toMatchObject({
      en: 'Nergens',
      de: 'Nergens',
    })
    expect(called('1300', { nl: 'Nergens', fr: 'Nulle part' })).toMatchObject({ en: 'Nulle part' })
    expect(called('75001', { en: 'Paris' }, 33)).toEqual(all('Paris', 'Paris', 'Paris', 'Paris'))
    expect(called('1300', {})).toEqual({})
  })

  it('is of its own country', () => {
    expect(called('1611', { fr: 'Luxembourg' }, LUXEMBOURG)).toMatchObject({
      nl: 'Luxemburg',
      de: 'Luxemburg',
    })
    expect(called('9000', { fr: 'Gand' }, LUXEMBOURG)).toMatchObject({ nl: 'Gand' })
  })
})

describe('a name that the agency gave', () => {
  it('wins in its language', () => {
    expect(called('3000', { fr: 'Louvain', nl: 'Louvain' })).toMatchObject({ nl: 'Louvain', de: 'Löwen' })
  })

  it('finds the town like those of the gazetteer in all languages', () => {
    const names = { nl: 'Louvain', fr: 'Louvain', en: 'Louvain', de: 'Louvain' }
    const found = townSearchNames(gazetteer, { zip: '3000', countryId: BELGIUM, names })
    expect(found.sort()).toEqual(['leuven', 'louvain', 'lowen'])
  })
})

describe('a town that is named once for all languages', () => {
  it.each<[Locale, string]>([
    ['nl', 'Waver'],
    ['fr', 'Wavre'],
    ['en', 'Wavre'],
    ['de', 'Wavre'],
  ])('is called by the gazetteer in %s', (locale, expected) => {
    expect(townNameIn(gazetteer, { name: 'Wavre', zip: '1300', countryId: BELGIUM, locale })).toBe(expected)
  })

  it('keeps a name that nobody knows', () => {
    expect(townNameIn(gazetteer, { name: 'Wald', zip: '1300', countryId: BELGIUM, locale: 'nl' })).toBe(
      'Wald',
    )
  })
})

describe('every place of the sources', () => {
  it('is called in each language as the sources do, whatever language named it', () => {
    for (const { country, zip, name, region } of readSourceRows()) {
      const countryId = country === 'LU' ? LUXEMBOURG : BELGIUM
      const common = region === 'flanders' ? (name.nl ?? name.fr) : name.fr
      const expected = all(name.nl ?? name.fr, name.fr, name.en ?? common, name.de ?? common)
      for (const locale of locales) {
        const names = { [locale]: expected[locale] }
        expect(called(zip, names, countryId), `${zip} ${expected[locale]}`).toEqual(expected)
      }
    }
  })
})
