// @vitest-environment jsdom
import { act, createElement, useState, type ChangeEvent } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Alive } from '@/cms/admin/early-presses/alive'
import { aliveEvent, earlyPressScript } from '@/cms/admin/early-presses/early-press-script'

const done: string[] = []
let root: Root | null = null

function Screen() {
  const [name, setName] = useState('')
  const [isDaily, setIsDaily] = useState(false)
  const [size, setSize] = useState('small')
  const save = () => done.push(`${name} ${isDaily} ${size}`)
  return createElement(
    'form',
    {
      onSubmit: (event) => {
        event.preventDefault()
        save()
      },
    },
    createElement('a', { href: '#elsewhere' }, 'Elsewhere'),
    createElement('input', {
      id: 'name',
      value: name,
      onChange: ({ currentTarget }) => setName(currentTarget.value),
    }),
    createElement('input', {
      ...{ id: 'daily', type: 'checkbox', checked: isDaily },
      onChange: ({ currentTarget }) => setIsDaily(currentTarget.checked),
    }),
    createElement(
      'select',
      {
        id: 'size',
        value: size,
        onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => setSize(target.value),
      },
      ['small', 'large'].map((each) => createElement('option', { key: each, value: each }, each)),
    ),
    createElement('button', { id: 'more', type: 'button', onClick: () => done.push('more') }, 'More'),
    createElement('button', { id: 'save', type: 'submit' }, 'Save'),
    createElement(Alive),
  )
}

const place = () => document.body.querySelector('main') ?? document.body

const field = (id: string) => {
  const found = document.getElementById(id)
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found
  throw new Error(`There is no field ${id}`)
}

/** Presses as a pointer does; returns whether the browser may go on. */
function press(selector: string): boolean {
  const target = document.querySelector(selector)
  const events = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'].map(
    (name) => new MouseEvent(name, { bubbles: true, cancelable: true }),
  )
  return events.map((event) => target?.dispatchEvent(event)).every(Boolean)
}

function type(id: string, value: string): void {
  field(id).value = value
  field(id).dispatchEvent(new Event('input', { bubbles: true }))
}

/** Waits as the script does: for a frame, and twice for what is to be done after it. */
const settle = () =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const _ of ['give the values', 'give the press', 'see it'])
      await new Promise((resolve) => setTimeout(resolve))
  })

async function wake(): Promise<void> {
  await act(() => {
    root = hydrateRoot(place(), createElement(Screen))
  })
  await settle()
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const script = document.createElement('script')
  script.textContent = earlyPressScript
  const main = document.createElement('main')
  main.innerHTML = renderToString(createElement(Screen))
  document.body.replaceChildren(script, main)
})
afterEach(async () => {
  await act(() => root?.unmount())
  root = null
  // A screen that never woke up leaves its listeners behind.
  window.dispatchEvent(new Event(aliveEvent))
  await settle()
  done.length = 0
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('before a screen of the back office is alive', () => {
  it('a press on a button is kept, once', async () => {
    press('#more')
    expect(done).toEqual([])
    await wake()
    expect(done).toEqual(['more'])
  })

  it('of several presses the last one counts', async () => {
    press('#save')
    press('#more')
    press('#more')
    await wake()
    expect(done).toEqual(['more'])
  })

  it('a press that submits does not leave the page, and is sent with what was typed', async () => {
    type('name', 'Jan')
    type('size', 'large')
    field('daily').click()
    expect(press('#save')).toBe(false)
    await wake()
    expect(done).toEqual(['Jan true large'])
    expect(field('name').value).toBe('Jan')
  })

  it('a link is left to the browser, also after a press on a button', async () => {
    press('#more')
    expect(press('a')).toBe(true)
    await wake()
    expect(done).toEqual([])
  })

  it('a press between the first rendering and its effects counts once', async () => {
    await act(() => {
      root = hydrateRoot(place(), createElement(Screen))
    })
    expect(press('#more')).toBe(false)
    expect(done).toEqual([])
    await settle()
    expect(done).toEqual(['more'])
  })

  it('afterwards a press works as ever', async () => {
    await wake()
    await act(() => press('#more'))
    expect(done).toEqual(['more'])
  })
})
