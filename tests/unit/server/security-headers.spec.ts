import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { videoFrameSources } from '../../../src/domain/media/video-link'

// next.config.mjs cannot import TypeScript, so the list is repeated there.
describe('the Content-Security-Policy', () => {
  const text = readFileSync('next.config.mjs', 'utf8')
  const frames = /const frames =\s*'([^']*)'/.exec(text)?.[1]?.split(' ')

  it('allows frames of exactly the known video and tour sites', () => {
    expect(frames).toEqual(videoFrameSources)
    expect(text).toContain("`frame-src 'self' ${frames}`")
  })

  it('allows films from this site and over https', () => {
    expect(text).toContain(`"media-src 'self' https:"`)
  })
})
