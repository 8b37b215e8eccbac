import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adminComponents } from '@/cms/admin/admin-components'
import { screenTitle } from '@/cms/admin/screen-titles'
import { locales } from '@/domain/shared/locale'

const sources = readdirSync('src/cms', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/cms/${name}`)

/** The components that collections and globals name in strings, which the compiler does not check: `/src/cms/admin/brand#BrandLogo`. */
const named = [
  ...new Set(
    sources.flatMap((file) => readFileSync(file, 'utf8').match(/\/src\/cms\/admin\/[\w/-]+#\w+/g) ?? []),
  ),
].sort()

it('the collections name components of the back office', () => {
  expect(named.length).toBeGreaterThan(30)
})

it.each(named)('%s is exported there', (text) => {
  const [place = '', name] = text.split('#')
  const file = [`.${place}.tsx`, `.${place}.ts`].find((path) => existsSync(path)) ?? ''
  expect(file, 'there is no such file').not.toBe('')
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^export (async )?(const|function) ${name}\\b`, 'm'))
})

const ownScreens = Object.values(adminComponents?.views ?? {}).flatMap((view) =>
  'path' in view && typeof view.path === 'string' ? view.path.slice(1) : [],
)

it('the back office has screens of its own', () => {
  expect(ownScreens.length).toBeGreaterThan(10)
})

it.each(ownScreens)('the tab of /admin/%s has its name in the language of its reader', (name) => {
  const titles = locales.map((language) => screenTitle({ i18n: { language } }, [name]))
  expect(titles).not.toContain(null)
  // Nothing but words: no second language beside it, and no name of the agency alone.
  expect(titles.filter((title) => title?.includes(' · '))).toEqual([])
  expect(new Set(titles).size).toBeGreaterThan(1)
})

it('the tabs of the screens of Payload keep their names', () => {
  for (const segments of [[], ['collections', 'leads'], ['week', 'more'], ['constructor']])
    expect(screenTitle({ i18n: { language: 'nl' } }, segments)).toBeNull()
})
