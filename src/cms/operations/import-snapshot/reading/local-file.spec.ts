import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locateFile } from './local-file'

let root: string
let folder: string

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'snapshot-'))
  folder = path.join(root, 'snapshot')
  for (const name of ['snapshot/own/deep', 'pictures', 'snapshot-2', 'secrets'])
    mkdirSync(path.join(root, name), { recursive: true })
  for (const file of [
    'snapshot/own/deep/a.jpg',
    'pictures/b.jpg',
    'snapshot-2/c.jpg',
    'secrets/key',
    'd.jpg',
  ])
    writeFileSync(path.join(root, file), file)
  symlinkSync(path.join(root, 'secrets/key'), path.join(folder, 'link.jpg'))
  symlinkSync(path.join(root, 'secrets'), path.join(folder, 'linked'))
  symlinkSync(path.join(root, 'secrets'), path.join(root, 'documents'))
  symlinkSync(path.join(folder, 'own/deep/a.jpg'), path.join(folder, 'inside.jpg'))
})
afterAll(() => rmSync(root, { recursive: true }))

describe('a file that a snapshot names', () => {
  it.each([
    ['own/deep/a.jpg', 'snapshot/own/deep/a.jpg'],
    ['./own/../own/deep/a.jpg', 'snapshot/own/deep/a.jpg'],
    ['inside.jpg', 'snapshot/own/deep/a.jpg'],
    ['../pictures/b.jpg', 'pictures/b.jpg'],
  ])('is read as %s', async (name, expected) => {
    expect(readFileSync(await locateFile({ folder, name }), 'utf8')).toBe(expected)
  })

  it.each([
    '../d.jpg',
    '../secrets/key',
    '../snapshot-2/c.jpg',
    'own/../../secrets/key',
    '../pictures/../secrets/key',
    '../documents/key',
    'link.jpg',
    'linked/key',
    '/etc/passwd',
    '//etc/passwd',
  ])('is not read as %s', async (name) => {
    await expect(locateFile({ folder, name })).rejects.toThrow('lies outside the snapshot')
  })

  it.each(['.', 'own', 'none.jpg', 'file:///etc/passwd', 'own/deep/a.jpg\0.png'])(
    'is no file as %j',
    async (name) => {
      await expect(locateFile({ folder, name })).rejects.toThrow()
    },
  )
})
