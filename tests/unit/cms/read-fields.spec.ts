import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const filesIn = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|payload-types/.test(file))

// A comment that contains the name of a field does not read it.
const read = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

const definitions = ['src/cms/collections', 'src/cms/globals', 'src/cms/fields']

const names = new Set(
  filesIn(...definitions).flatMap((file) =>
    [...read(file).matchAll(/\bname: '([a-zA-Z]\w*)'/g)].map(([, name]) => name ?? ''),
  ),
)

const readers = filesIn('src')
  .filter((file) => !definitions.some((folder) => file.startsWith(`${folder}/`)))
  .filter((file) => !file.startsWith('src/cms/operations/import-snapshot/'))
  .map(read)
  .join('\n')

const words = new Set(readers.match(/\w+/g))

const inTables = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

// Only the back office shows or uses these fields.
const ofOffice = [
  // Layout of a screen, without a value.
  'answerByMail',
  // The inbox filters by it.
  'assignedTo',
  // The picture in the list of properties.
  'firstPicture',
  // The language of the mails to the office.
  'mailLanguage',
  // Staff find the record of the former system by it.
  'recordFile',
  // The widths of the preview.
  'smartphone',
  'tablet',
  'desktop',
  // The importer recognises its own records by it.
  'snapshotKey',
]

it('every stored field is read somewhere', () => {
  const unread = [...names].filter(
    (name) => !words.has(name) && !words.has(inTables(name)) && !ofOffice.includes(name),
  )
  expect(unread).toEqual([])
})
