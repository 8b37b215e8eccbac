import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { probeFolder } from './probe-folder'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'probe-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('leaves nothing behind, nor what a killed process has left', async () => {
  for (const name of ['.probe-26665', '.probe-1', '.probe-old', 'a.pdf'])
    writeFileSync(path.join(folder, name), 'x')
  await probeFolder(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['.probe-old', 'a.pdf'])
})

it('does not look for them again: another process may be writing its own', async () => {
  await probeFolder(folder)
  writeFileSync(path.join(folder, '.probe-2'), 'x')
  await probeFolder(folder)
  expect(readdirSync(folder)).toEqual(['.probe-2'])
})

it('throws what the system says of a folder that cannot be written', async () => {
  await expect(probeFolder(path.join(folder, 'missing'))).rejects.toMatchObject({ code: 'ENOENT' })
})
