declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  /** A server of S3 on the disk; it is a Koa application. */
  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
