import { afterEach, describe, expect, it, vi } from 'vitest'
import { createKeptText } from './kept-text'

afterEach(() => void vi.unstubAllGlobals())

/** A browser whose storage holds a text and, when it is full, takes no other. */
function openBrowser(stored: string | null) {
  const storage = { text: stored, isFull: false }
  const localStorage = {
    getItem: () => storage.text,
    setItem: (_key: string, text: string) => {
      if (storage.isFull) throw new Error('QuotaExceededError')
      storage.text = text
    },
    removeItem: () => {
      storage.text = null
    },
  }
  vi.stubGlobal('window', { localStorage })
  return storage
}

describe('a text that is kept in the browser', () => {
  it('is stored, and removed', () => {
    const storage = openBrowser(null)
    const kept = createKeptText('key')
    kept.write('yes')
    expect([kept.read(), storage.text]).toEqual(['yes', 'yes'])
    kept.write(null)
    expect([kept.read(), storage.text]).toEqual([null, null])
  })

  it.each([null, 'yes'])('is the last one where the storage is full and holds %s', (before) => {
    const storage = openBrowser(before)
    const kept = createKeptText('key')
    storage.isFull = true
    kept.write('no')
    expect(kept.read()).toBe('no')
    storage.isFull = false
    kept.write('again')
    storage.text = 'of another tab'
    expect(kept.read()).toBe('of another tab')
  })

  it('lasts for as long as the document where there is no storage', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new Error('SecurityError')
      },
    })
    const kept = createKeptText('key')
    expect(kept.read()).toBeNull()
    kept.write('yes')
    expect(kept.read()).toBe('yes')
    kept.write(null)
    expect(kept.read()).toBeNull()
  })
})
