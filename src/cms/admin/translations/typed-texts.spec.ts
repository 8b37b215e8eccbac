import { expect, it } from 'vitest'
import { segmentKey, withCopies, withDrafts, withSegments } from './typed-texts'

const part = (place: string, { isAddress = false } = {}) => ({
  place,
  path: place,
  kind: 'line' as const,
  label: place,
  isAddress,
  segments: [{ kind: '', source: `source of ${place}`, target: '' }],
  replaced: null,
})

it('copies the source where nothing is typed, except addresses', () => {
  const parts = [part('title'), part('path', { isAddress: true }), part('intro')]
  expect(withCopies(parts, { title: [' '], path: [''], intro: ['typed'] })).toEqual({
    title: ['source of title'],
    path: [''],
    intro: ['typed'],
  })
})

it('takes drafts only where nothing is typed, and says where', () => {
  const typed = { title: ['typed'], text: ['', '  ', ''] }
  const drafts = { title: ['draft'], text: ['one', null, 'three'], gone: ['other'] }
  expect(withDrafts(typed, drafts)).toEqual({
    typed: { title: ['typed'], text: ['one', '  ', 'three'] },
    drafted: ['text 0', 'text 2'],
  })
})

it('leaves out drafts that nobody confirmed', () => {
  const drafted = new Set(['text 1'])
  const kept = withSegments({ text: ['one', 'two'] }, (segment) =>
    drafted.has(segmentKey(segment)) ? '' : null,
  )
  expect(kept).toEqual({ text: ['one', ''] })
})
