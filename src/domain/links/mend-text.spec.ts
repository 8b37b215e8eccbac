import { describe, expect, it } from 'vitest'
import { mendText } from './mend-text'

const link = (fields: object) => ({ type: 'link', fields, children: [{ type: 'text', text: 'ici' }] })
const text = (...children: object[]) => ({ root: { children: [{ type: 'paragraph', children }] } })

const mend = (address: string) => (address === '/old/' ? '/new/' : null)

describe('the links of a text', () => {
  it('that were typed are mended, however deep they stand', () => {
    const list = { type: 'list', children: [{ type: 'listitem', children: [link({ url: '/old/' })] }] }
    expect(mendText(text(link({ url: '/old/', linkType: 'custom' }), list), mend)).toEqual(
      text(link({ url: '/new/', linkType: 'custom' }), {
        type: 'list',
        children: [{ type: 'listitem', children: [link({ url: '/new/' })] }],
      }),
    )
  })

  it.each([
    ['leads elsewhere', text(link({ url: '/other/' }))],
    ['was picked', text(link({ linkType: 'internal', url: '/old/', doc: { value: 1 } }))],
    ['is a video', text({ type: 'block', fields: { url: '/old/' } })],
    ['is none', text({ type: 'text', text: '/old/' })],
  ])('stay the same object where the only one %s', (_, whole) => expect(mendText(whole, mend)).toBe(whole))

  it('are none in what is no text', () => {
    for (const value of [null, undefined, 'old', 3, []]) expect(mendText(value, mend)).toBe(value)
  })
})
