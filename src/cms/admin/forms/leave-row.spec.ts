// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { leaveRow } from './leave-row'

afterEach(() => document.body.replaceChildren())

/** A list of rows with a button each, within a box that stays. */
function paint(rows: readonly string[]): void {
  const items = rows.map((row) => `<li id="${row}"><span><button id="${row}-off">×</button></span></li>`)
  document.body.innerHTML = `<div id="box"><ol>${items.join('')}</ol></div>`
}

const focused = () => document.activeElement?.id

it.each([
  { off: 'b', next: 'c' },
  { off: 'c', next: 'b' },
  { off: 'a', next: 'b' },
])('whoever takes $off out goes on at $next', ({ off, next }) => {
  paint(['a', 'b', 'c'])
  const button = document.querySelector<HTMLElement>(`#${off}-off`)
  button?.focus()
  if (button) leaveRow(button)
  document.querySelector(`#${off}`)?.remove()
  expect(focused()).toBe(next)
})

it('whoever takes the last one out stays at the list', () => {
  paint(['a'])
  const button = document.querySelector('#a-off')
  if (button) leaveRow(button)
  document.querySelector('ol')?.remove()
  expect(focused()).toBe('box')
})

it('a button outside of a list keeps the focus', () => {
  document.body.innerHTML = '<button id="alone">×</button>'
  const button = document.querySelector<HTMLElement>('#alone')
  button?.focus()
  if (button) leaveRow(button)
  expect(focused()).toBe('alone')
})
