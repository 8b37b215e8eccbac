import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { videoFrameSources } from '../../src/domain/media/video-link'

// next.config.mjs cannot read TypeScript, so the list stands there a second time.
describe('the Content-Security-Policy', () => {
  const text = readFileSync('next.config.mjs', 'utf8')
  const frames = /const frames =\s*'([^']*)'/.exec(text)?.[1]?.split(' ')

  it('lets exactly the known video and tour sites be framed', () => {
    expect(frames).toEqual(videoFrameSources)
    expect(text).toContain("`frame-src 'self' ${frames}`")
  })

  it('lets films come from this site and by https', () => {
    expect(text).toContain(`"media-src 'self' https:"`)
  })
})
