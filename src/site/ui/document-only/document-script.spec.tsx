// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { DocumentScript } from './document-script'
import { keepText } from './keep-text'
import { keptTexts } from './kept-texts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

const text = '{"@type":"Place","name":"Été"}'
const scriptOf = (id: string) => <DocumentScript id={id} type="application/ld+json" />

/** As the server draws it, where there is no window. */
function drawOnServer(id: string): string {
  const { window } = globalThis
  Reflect.deleteProperty(globalThis, 'window')
  try {
    return renderToString(scriptOf(id))
  } finally {
    Reflect.set(globalThis, 'window', window)
  }
}

it('a document holds the text, and stays as it is when the browser takes it over', async () => {
  const id = keepText(text)
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = drawOnServer(id)
  const script = box.querySelector('script')
  expect(script?.textContent).toBe(text)
  const onRecoverableError = vi.fn()
  await act(async () => hydrateRoot(box, scriptOf(id), { onRecoverableError }))
  expect(box.querySelector('script')).toBe(script)
  expect(script?.textContent).toBe(text)
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it('on the way from page to page it is nothing', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(box).render(scriptOf(keepText(text))))
  expect(box.innerHTML).toBe('')
})

it('the same text is called the same, and the data for React names it alone', () => {
  expect(keepText(text)).toBe(keepText(text))
  expect(keepText(text)).not.toBe(keepText(`${text} `))
  expect(JSON.stringify(scriptOf(keepText(text)).props)).not.toContain('Place')
})

it('no more texts are held than pages are rendered at once', () => {
  const ids = Array.from({ length: 700 }, (_, at) => keepText(`text ${at}`))
  expect(keptTexts().size).toBeLessThanOrEqual(500)
  expect(keptTexts().get(ids.at(-1))).toBe('text 699')
})
