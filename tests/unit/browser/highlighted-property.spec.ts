// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHighlightedProperty } from '@/site/features/listing-map/property-cards'

let root: Root
let values: (number | null)[]

function Map() {
  values.push(useHighlightedProperty())
  return null
}

const send = (type: 'pointerover' | 'focusin', selector: string) =>
  act(() => document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true })))
const wait = (time: number) => act(() => vi.advanceTimersByTime(time))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const cards = [1, 2, 3].map((id) => `<li data-property="${id}"><b>a</b><i>b</i></li>`)
  document.body.innerHTML = `<h1>List</h1><ul>${cards.join('')}</ul>`
  values = []
  root = createRoot(document.createElement('div'))
  await act(() => root.render(createElement(Map)))
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the card on which the mouse rests is highlighted, not those on its way', async () => {
  for (const id of [1, 2, 3]) await send('pointerover', `[data-property="${id}"] b`)
  await wait(119)
  expect(values).toEqual([null])
  await wait(1)
  expect(values).toEqual([null, 3])
})

it('a mouse that moves within a card rests on it', async () => {
  for (const part of ['b', 'i', 'b']) {
    await send('pointerover', `[data-property="2"] ${part}`)
    await wait(60)
  }
  expect(values).toEqual([null, 2])
})

it('the focused card is highlighted where the mouse is on none', async () => {
  await send('focusin', '[data-property="1"] b')
  await wait(120)
  await send('pointerover', '[data-property="2"] b')
  await wait(120)
  await send('pointerover', 'h1')
  await wait(120)
  expect(values).toEqual([null, 1, 2, 1])
})
