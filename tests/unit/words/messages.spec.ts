import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/domain/shared/locale'
import { getTranslator } from '../../../src/messages/translator'
import { messageFiles, textsOfFile } from '../../support/words/messages'
import { messageFile } from '../../../tools/build/message-file'

// A brace after `one` or `other` opens a branch of a plural, not a value.
const placeholders = (text: string): string[] =>
  [...text.matchAll(/(?<!(?:one|other|=\d) )\{(\w+)/g)].map(([, name]) => name ?? '').toSorted()

it.each(locales)('each file of messages exists in %s, and no other', (locale) => {
  expect(readdirSync(`src/messages/${locale}`).sort()).toEqual(messageFiles)
})

describe.each(messageFiles)('the messages of %s', (file) => {
  const texts = textsOfFile(file)

  it.each(locales)('have every key in %s, and no other', (locale) => {
    expect([...texts[locale].keys()]).toEqual([...texts.fr.keys()])
  })

  it.each(locales)('have a text behind every key in %s', (locale) => {
    const empty = [...texts[locale]].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  it.each(locales)('have the same placeholders in %s', (locale) => {
    const named = (text: string | undefined) => new Set(placeholders(text ?? ''))
    const differing = [...texts[locale]].filter(([key, text]) =>
      placeholders(text).some((name) => !named(texts.fr.get(key)).has(name)),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })
})

it('the messages use the texts of the specification to the letter', () => {
  const t = getTranslator('fr')
  expect(t('notFound.page.title')).toBe("Oups, cette page n'existe plus")
  expect(t('notFound.property.title')).toBe("Le bien que vous demandez n'existe pas ou est vendu")
  expect(t('listing.empty')).toBe("Aucun résultat n'a été trouvé pour votre recherche.")
  expect(getTranslator('en')('listing.pageOf', { page: 1, pages: 3, total: 65 })).toBe(
    'Page 1 of 3 [65 objects]',
  )
})

it.each(messageFiles)('%s is read in every language', (file) => {
  const name = file.replace('.json', '')
  expect(readFileSync(`src/messages/files/${name}-files.ts`, 'utf8')).toBe(messageFile({ name, locales }))
})
