// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { RecentMark } from './recent-mark'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const mark = <RecentMark madeOn="2026-03-28" texts={['Nouveau · hier', 'Nouveau · avant-hier']} />

async function drawAt(moment: string): Promise<string> {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(box).render(mark))
  return box.textContent
}

it.each([
  ['2026-03-28T12:00:00', 'Nouveau · hier'],
  ['2026-03-29T00:10:00', 'Nouveau · avant-hier'],
  ['2026-03-30T00:10:00', ''],
  // West of Belgium the day of the page has not begun yet.
  ['2026-03-27T22:00:00', 'Nouveau · hier'],
])('says at %s by the clock of the visitor: %s', async (moment, text) => {
  expect(await drawAt(moment)).toBe(text)
})

it('stands in a document that runs no scripts, as on the day on which it was made', () => {
  expect(renderToString(mark)).toContain('Nouveau · hier')
})
