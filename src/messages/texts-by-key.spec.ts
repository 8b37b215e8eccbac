import { expect, it } from 'vitest'
import { perLocale } from '@/domain/shared/locale'
import { textsByKey } from './texts-by-key'

it('each text stands at its key in every language, groups within groups', () => {
  const files = perLocale((locale) => ({
    name: `name ${locale}`,
    group: { inner: { 'a-b': `deep ${locale}` } },
  }))
  const texts = textsByKey(files)
  expect(texts.name).toEqual({ nl: 'name nl', fr: 'name fr', en: 'name en', de: 'name de' })
  expect(texts.group.inner['a-b'].de).toBe('deep de')
  expect(Object.keys(texts)).toEqual(['name', 'group'])
})
