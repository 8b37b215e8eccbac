import { describe, expect, it } from 'vitest'
import { locales } from '../../src/domain/shared/locale'
import de from '../../src/messages/de/site.json'
import en from '../../src/messages/en/site.json'
import fr from '../../src/messages/fr/site.json'
import nl from '../../src/messages/nl/site.json'
import { getTranslator } from '../../src/messages/translator'

const messages = { nl, fr, en, de }

function flatten(value: unknown, path: string[] = []): [key: string, text: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), value]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]))
}

// A brace behind `one` or `other` opens a branch of a plural, not a value.
const placeholders = (text: string): string[] =>
  [...text.matchAll(/(?<!(?:one|other|=\d) )\{(\w+)/g)].map(([, name]) => name ?? '').toSorted()

describe('the messages', () => {
  const keys = flatten(fr).map(([key]) => key)

  it.each(locales)('have every key in %s, and no other', (locale) => {
    expect(
      flatten(messages[locale])
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(keys.toSorted())
  })

  it.each(locales)('have a text behind every key in %s', (locale) => {
    const empty = flatten(messages[locale]).filter(
      ([, text]) => typeof text !== 'string' || text.trim() === '',
    )
    expect(empty).toEqual([])
  })

  it.each(locales)('ask for the same values in %s', (locale) => {
    const french = new Map(flatten(fr).map(([key, text]) => [key, new Set(placeholders(String(text)))]))
    const differing = flatten(messages[locale]).filter(([key, text]) =>
      placeholders(String(text)).some((name) => !french.get(key)?.has(name)),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it('use the texts of the specification to the letter', () => {
    const t = getTranslator('fr')
    expect(t('notFound.page.title')).toBe("Oups, cette page n'existe plus")
    expect(t('notFound.property.title')).toBe("Le bien que vous demandez n'existe pas ou est vendu")
    expect(t('listing.empty')).toBe("Aucun résultat n'a été trouvé pour votre recherche.")
    expect(getTranslator('en')('listing.pageOf', { page: 1, pages: 3, total: 65 })).toBe(
      'Page 1 of 3 [65 objects]',
    )
  })
})
