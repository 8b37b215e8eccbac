import { describe, expect, it } from 'vitest'
import { parseVideoFile } from './video-file'

describe('parseVideoFile', () => {
  it.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm', 'WEBM'])('takes a .%s of this site', (extension) => {
    const url = `/films/visit.${extension}?v=1`
    expect(parseVideoFile(url)).toEqual({ url, host: null })
  })

  it('takes a file of another site and names that site', () => {
    expect(parseVideoFile(' https://cdn.example.com/visit.mp4?token=1 ')).toEqual({
      url: 'https://cdn.example.com/visit.mp4?token=1',
      host: 'cdn.example.com',
    })
  })

  it('tidies a path of this site up', () => {
    expect(parseVideoFile('/films/../été.mp4')?.url).toBe('/%C3%A9t%C3%A9.mp4')
  })

  it.each([
    ['a page', '/films/visit/'],
    ['a film site', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['an extension in the host', 'https://www.movies.example/visit'],
    ['http, which a page of https cannot play', 'http://cdn.example.com/visit.mp4'],
    ['another host without protocol', '//cdn.example.com/visit.mp4'],
    ['backslashes for slashes', '/\\\\cdn.example.com/visit.mp4'],
    ['a path that does not begin with a slash', 'visit.mp4'],
    ['a script', 'javascript:alert(1)//.mp4'],
    ['a data address', 'data:video/mp4,visit.mp4'],
    ['credentials', 'https://me@cdn.example.com/visit.mp4'],
    ['a picture', '/films/visit.jpg'],
    ['nothing', ''],
  ])('refuses %s', (_case, address) => {
    expect(parseVideoFile(address)).toBeNull()
  })
})
