import { expect, it } from 'vitest'
import { browserFiles } from '../support/browser-files'

// A message that a client component imports brings the words of its whole file along, in every language.
it.each([
  ['src/site', 'errors.json', 100],
  ['src/app/(site)', 'errors.json', 1],
  ['src/cms/admin', 'screens.json', 60],
])('of all messages the browser loads for %s those of %s alone', (folder, file, fewest) => {
  const files = [...browserFiles(folder)]
  expect(files.length).toBeGreaterThanOrEqual(fewest)
  const messages = files.filter((name) => name.startsWith('src/messages/') && name.endsWith('.json'))
  expect([...new Set(messages.map((name) => name.split('/').at(-1)))]).toEqual([file])
})
