import { afterAll, vi } from 'vitest'
import { startS3Server, type S3Server } from '../../support/files/s3-server'
import { describeWatermark } from '../../support/files/watermark-suite'

vi.mock('server-only', () => ({}))

let server: S3Server

describeWatermark({
  start: async () => {
    // The plugin keeps one client for each name of a bucket.
    server = await startS3Server({ bucket: 'watermarks' })
    return server.environment
  },
})
afterAll(() => server.stop())
