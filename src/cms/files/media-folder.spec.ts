import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMediaFolder } from './media-folder'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'media-folder-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (...parts: string[]): void => {
  const file = path.join(root, ...parts)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, 'x')
}

const find = (dataDir: string, isChosen: boolean): string =>
  path.relative(root, findMediaFolder({ dataDir, isChosen, root }))

describe('the folder of public uploads', () => {
  it('is media at the top level for a fresh clone', () => {
    expect(find('.data', false)).toBe('media')
  })

  it('is the one of an earlier start where that has pictures', () => {
    write('.data', 'media', 'front-3f9a.jpg')
    expect(find('.data', false)).toBe('.data/media')
    write('media', 'other.jpg')
    expect(find('.data', false)).toBe('.data/media')
  })

  it.each([
    ['nothing', () => mkdirSync(path.join(root, '.data', 'media'), { recursive: true })],
    ['a probe of the disk', () => write('.data', 'media', '.probe-12')],
    ['other files in the data folder', () => write('.data', 'documents', 'plan.pdf')],
  ])('is not an earlier one that holds %s', (_what, make) => {
    make()
    expect(find('.data', false)).toBe('media')
  })

  it.each([['uploads'], ['.data'], ['/srv/site'], ['../beside']])(
    'is in DATA_DIR where that is %s',
    (dataDir) => {
      write('media', 'other.jpg')
      const folder = findMediaFolder({ dataDir, isChosen: true, root })
      expect(folder).toBe(path.resolve(root, dataDir, 'media'))
    },
  )

  it('is the earlier one too while that cannot be read', () => {
    write('.data', 'media')
    expect(find('.data', false)).toBe('.data/media')
    rmSync(path.join(root, '.data', 'media'))
    write('.data', 'media', 'front.jpg')
    chmodSync(path.join(root, '.data', 'media'), 0)
    expect(find('.data', false)).toBe('.data/media')
    chmodSync(path.join(root, '.data', 'media'), 0o755)
  })
})
