// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { ALIVE_EVENT } from '@/site/ui/browser/alive-event'
import { earlyPressScript } from './early-press-script'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

function Heart() {
  const [isSaved, setIsSaved] = useState(false)
  return (
    <button type="button" aria-pressed={isSaved} onClick={() => setIsSaved(!isSaved)}>
      <i>heart</i>
    </button>
  )
}

/** A page as it is painted, before React has taken it over. */
function paint(html: string): HTMLElement {
  const script = document.createElement('script')
  script.textContent = earlyPressScript
  document.body.append(script)
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = html
  return box
}

const say = () => window.dispatchEvent(new Event(ALIVE_EVENT))
const untilPressed = () => act(async () => new Promise((done) => setTimeout(done, 5)))

async function wake(box: HTMLElement) {
  await act(async () => hydrateRoot(box, <Heart />))
  say()
  await untilPressed()
}

it('a button that was pressed before the page was alive is pressed then, once however often it was', async () => {
  const box = paint(renderToString(<Heart />))
  box.querySelector('i')?.click()
  box.querySelector('i')?.click()
  await wake(box)
  expect(box.querySelector('button')?.ariaPressed).toBe('true')
})

it('a button that nobody pressed is not, and later presses are left to React', async () => {
  const box = paint(renderToString(<Heart />))
  await wake(box)
  expect(box.querySelector('button')?.ariaPressed).toBe('false')
  await act(async () => box.querySelector('button')?.click())
  say()
  await untilPressed()
  expect(box.querySelector('button')?.ariaPressed).toBe('true')
})

it('the press during which React took over the page is not repeated', async () => {
  const box = paint('<button type="button"></button>')
  const pressed = vi.fn()
  const button = box.querySelector('button')
  button?.addEventListener('click', () => {
    pressed()
    say()
  })
  button?.click()
  await untilPressed()
  expect(pressed).toHaveBeenCalledOnce()
})

it.each([
  '<button>send</button>',
  '<a href="#there">link</a>',
  '<button type="button" popovertarget="it">open</button>',
])('what works without scripts is left alone: %s', async (html) => {
  const box = paint(html)
  const pressed = vi.fn()
  box.addEventListener('click', pressed)
  box.querySelector<HTMLElement>('*')?.click()
  say()
  await untilPressed()
  expect(pressed).toHaveBeenCalledOnce()
})

it('a button that is gone by then is forgotten', async () => {
  const box = paint('<button type="button">old</button>')
  const pressed = vi.fn()
  const button = box.querySelector('button')
  button?.click()
  button?.addEventListener('click', pressed)
  button?.remove()
  say()
  await untilPressed()
  expect(pressed).not.toHaveBeenCalled()
})
