import { describe, expect, it } from 'vitest'
import { unread } from './read-post'

const posted = (headers: Record<string, string>) => new Request('http://localhost:3000/', { headers })

describe('the page of a post that names none', () => {
  it.each([
    [{ referer: 'http://localhost:3000/fr/contact/?a=1#x' }, '/fr/contact/?a=1'],
    [{ referer: 'https://www.agency.example/fr/', host: 'www.agency.example' }, '/fr/'],
    [{ referer: 'https://evil.example/fr/' }, null],
    [{ referer: 'http://localhost:3000/' }, null],
    [{ referer: 'none' }, null],
    [{}, null],
  ])('%j: %s', (headers, expected) => {
    expect(unread(posted(headers)).page()).toBe(expected)
  })
})
