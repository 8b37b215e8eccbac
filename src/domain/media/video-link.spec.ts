import { describe, expect, it } from 'vitest'
import { parseVideoLink, playingUrl, videoFrameSources } from './video-link'

const tube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

describe('parseVideoLink', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?list=x&v=dQw4w9WgXcQ',
    'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ/',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
    '  https://youtu.be/dQw4w9WgXcQ ',
  ])('embeds the YouTube video of %s without cookies', (url) => {
    expect(parseVideoLink(url)).toEqual({ kind: 'youtube', embedUrl: tube, host: 'youtube.com' })
  })

  it.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm', 'MP4'])('takes a .%s as a file', (extension) => {
    const url = `https://cdn.example.com/visit.${extension}?token=1`
    expect(parseVideoLink(url)).toEqual({ kind: 'file', embedUrl: url, host: 'cdn.example.com' })
  })

  it.each([
    ['https://vimeo.com/123456', 'vimeo', 'vimeo.com', 'https://player.vimeo.com/video/123456?dnt=1'],
    ['http://www.vimeo.com/123456/', 'vimeo', 'vimeo.com', 'https://player.vimeo.com/video/123456?dnt=1'],
    [
      'https://www.facebook.com/agency/videos/987/',
      'facebook',
      'facebook.com',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fagency%2Fvideos%2F987%2F',
    ],
    [
      'https://fb.watch/abc/',
      'facebook',
      'facebook.com',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffb.watch%2Fabc%2F',
    ],
    [
      'https://my.matterport.com/show/?m=x',
      'matterport',
      'matterport.com',
      'https://my.matterport.com/show/?m=x',
    ],
    ['http://matterport.com/show/?m=x', 'matterport', 'matterport.com', 'https://matterport.com/show/?m=x'],
    ['https://app.nodalview.com/s/x', 'tour', 'nodalview.com', 'https://app.nodalview.com/s/x'],
    ['https://kuula.co/share/x', 'tour', 'kuula.co', 'https://kuula.co/share/x'],
  ])('embeds %s as %s of %s', (url, kind, host, embedUrl) => {
    expect(parseVideoLink(url)).toEqual({ kind, embedUrl, host })
  })

  it('takes a file that was given by http from https, as a page of https cannot show the other', () => {
    expect(parseVideoLink('http://cdn.example.com/visit.mp4')?.embedUrl).toBe(
      'https://cdn.example.com/visit.mp4',
    )
  })

  it.each([
    ['a port of its own', 'https://kuula.co:8443/share/x'],
    ['a known host before the real one', 'https://kuula.co@evil.test/share/x'],
    ['a known host within another', 'https://kuula.co.evil.test/share/x'],
    ['a host that ends with a dot', 'https://kuula.co./share/x'],
    ['a host in other letters', 'https://kuul\u0430.co/share/x'],
    ['a YouTube id of 10 characters', 'https://youtu.be/dQw4w9WgXc'],
    ['a YouTube id of 12 characters', 'https://youtu.be/dQw4w9WgXcQQ'],
    ['a YouTube page without id', 'https://www.youtube.com/watch'],
    ['a YouTube channel', 'https://www.youtube.com/c/dQw4w9WgXcQ'],
    ['a Vimeo name', 'https://vimeo.com/agency'],
    ['a Vimeo path that goes on', 'https://vimeo.com/123456/abc'],
    ['a Facebook page', 'https://www.facebook.com/agency/'],
    ['a Facebook video without number', 'https://www.facebook.com/agency/videos/abc/'],
    ['fb.watch alone', 'https://fb.watch/'],
    ['a host that only ends alike', 'https://evilmatterport.com/show/?m=x'],
    ['a host that only begins alike', 'https://matterport.com.evil.example/show/'],
    ['an extension in the host', 'https://www.movies.example/visit'],
    ['a page', 'https://www.example.com/visit'],
    ['credentials', 'https://matterport.com@kuula.co/share/x'],
    ['a script', 'javascript:alert(1)//.mp4'],
    ['a data address', 'data:video/mp4,visit.mp4'],
    ['a path', '/media/visit.mp4'],
    ['no address at all', 'http://'],
    ['nothing', ''],
  ])('refuses %s', (_case, url) => {
    expect(parseVideoLink(url)).toBeNull()
  })
})

describe('videoFrameSources', () => {
  const isAllowed = (url: string) => {
    const { origin, hostname } = new URL(url)
    return videoFrameSources.some(
      (source) =>
        source === origin || (source.includes('*') && hostname.endsWith(source.replace('https://*', ''))),
    )
  }

  it.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/123456',
    'https://fb.watch/abc/',
    'https://matterport.com/show/?m=x',
    'https://my.matterport.com/show/?m=x',
    'https://app.nodalview.com/s/x',
    'https://nodalview.com/s/x',
    'https://kuula.co/share/x',
  ])('admit what %s is embedded by', (url) => {
    expect(isAllowed(parseVideoLink(url)?.embedUrl ?? '')).toBe(true)
  })

  it('are all of https, without a path', () => {
    for (const source of videoFrameSources) expect(source).toMatch(/^https:\/\/(\*\.)?[a-z-]+(\.[a-z-]+)+$/)
  })
})

describe('playingUrl', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', `${tube}?autoplay=1`],
    ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?dnt=1&autoplay=1'],
    ['https://my.matterport.com/show/?m=x', 'https://my.matterport.com/show/?m=x&play=1'],
    ['https://kuula.co/share/x', 'https://kuula.co/share/x'],
    ['https://cdn.example.com/visit.mp4', 'https://cdn.example.com/visit.mp4'],
  ])('of %s is %s', (url, expected) => {
    const link = parseVideoLink(url)
    expect(link && playingUrl(link)).toBe(expected)
  })
})
