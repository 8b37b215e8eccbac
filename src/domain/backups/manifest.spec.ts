import { describe, expect, it } from 'vitest'
import { parseFileLine, parseManifest, type Manifest } from './manifest'

const sha256 = 'a'.repeat(64)
const manifest: Manifest = {
  format: 1,
  name: '2026-11-25T04-41-00Z',
  migrations: ['20260101_000000_first'],
  tables: [{ name: 'pages', columns: ['id'], rows: 3, bytes: 40, sha256 }],
  sequences: [{ name: 'pages_id_seq', value: '3', isCalled: true }],
  files: { count: 0, bytes: 0, listBytes: 20, sha256 },
  missing: [],
}

describe('a manifest', () => {
  it('is read as it was written', () => {
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest)
  })

  it.each([
    ['', 'no JSON'],
    [JSON.stringify({ ...manifest, format: 2 }), 'format'],
    [JSON.stringify({ ...manifest, tables: [] }), 'tables'],
    [JSON.stringify({ ...manifest, name: 'x/../../..' }), 'name'],
    [
      JSON.stringify({ ...manifest, tables: [{ ...manifest.tables[0], name: '../../pages' }] }),
      'tables.0.name',
    ],
    [JSON.stringify({ ...manifest, files: { ...manifest.files, sha256: '../..' } }), 'files.sha256'],
  ])('%s says what is wrong', (text, part) => {
    expect(() => parseManifest(text)).toThrow(part)
  })
})

it('a line of the list of files has a hash for its content', () => {
  const file = { folder: 'media', name: 'house.jpg', size: 3, changedAt: '2026-11-25T04:41:00.000Z', sha256 }
  expect(parseFileLine(JSON.stringify(file))).toEqual(file)
  expect(() => parseFileLine(JSON.stringify({ ...file, sha256: '../../etc/passwd' }))).toThrow()
})
