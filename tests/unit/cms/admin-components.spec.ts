import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

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
