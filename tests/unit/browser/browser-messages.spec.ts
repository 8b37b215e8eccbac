import { expect, it } from 'vitest'
import { browserFiles } from '../../support/browser/browser-files'

// A client component that imports one message loads the whole file, in every language; shared.json is small.
it.each([
  ['src/site', ['errors.json'], 100],
  ['src/app/(site)', ['errors.json'], 1],
  ['src/cms/admin', ['screens.json', 'shared.json'], 60],
])('the browser loads for %s only the messages of %s', (folder, named, fewest) => {
  const files = [...browserFiles(folder)]
  expect(files.length).toBeGreaterThanOrEqual(fewest)
  const messages = files.filter((name) => name.startsWith('src/messages/') && name.endsWith('.json'))
  expect([...new Set(messages.map((name) => name.split('/').at(-1)))].toSorted()).toEqual(named)
})
