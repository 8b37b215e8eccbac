import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { describeStoredFiles, namesIn } from '../../support/files/stored-files'

vi.mock('server-only', () => ({}))

const refuse = vi.hoisted(() => () => {
  throw new Error('A site without a bucket loads nothing of S3')
})
vi.mock('@aws-sdk/client-s3', refuse)
vi.mock('@aws-sdk/s3-request-presigner', refuse)
vi.mock('@payloadcms/storage-s3', refuse)

let dataDir = ''

describeStoredFiles({
  start: () => Promise.resolve({}),
  open: (site) => {
    dataDir = site.dataDir
  },
})

describe('a site without a bucket', () => {
  it('has its files in its data folder, and loads nothing of S3', async () => {
    const [name = ''] = await namesIn('media')
    expect(existsSync(path.join(dataDir, 'media', name))).toBe(true)
    await expect(import('@payloadcms/storage-s3')).rejects.toThrow()
  })
})
