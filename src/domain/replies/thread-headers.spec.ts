import { describe, expect, it } from 'vitest'
import { threadHeaders } from './thread-headers'

describe('threadHeaders', () => {
  it('are none for the first mail', () => {
    expect(threadHeaders([])).toEqual({})
  })

  it('name the last mail, and the ten last ones', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `<${at}@x.example>`)
    expect(threadHeaders(ids)).toEqual({
      'In-Reply-To': '<11@x.example>',
      References: ids.slice(2).join(' '),
    })
  })
})
