// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLeaveWarning } from '@/cms/admin/forms/use-leave-warning'
import type { LabelledText } from '@/cms/queries/translations/labelled-texts'
import { useTranslation } from '@/cms/admin/translations/use-translation'

const part = (place: string): LabelledText => ({
  kind: 'line',
  ...{ place, path: place, label: place, isAddress: false, replaced: null },
  segments: [{ kind: 'text', source: `source of ${place}`, target: '' }],
})

let root: Root
let answer: (response: Response) => void = () => undefined

function Editor() {
  const { typed, setText, draftAll } = useTranslation({
    ...{ api: '/api', document: 'pages/1', from: 'fr', to: 'nl', base: null, hasMachine: true },
    parts: [part('title'), part('intro')],
  })
  return createElement(
    'div',
    null,
    createElement('button', { onClick: () => void draftAll() }),
    createElement('input', {
      value: typed.title?.[0] ?? '',
      onChange: ({ currentTarget }) => setText({ place: 'title', index: 0, text: currentTarget.value }),
    }),
    createElement('output', null, `${typed.title?.[0]} / ${typed.intro?.[0]}`),
  )
}

function Dirty({ isDirty }: { isDirty: boolean }) {
  useLeaveWarning(isDirty)
  return createElement(
    'a',
    { href: '/admin/collections/pages', onClick: (event) => event.preventDefault() },
    'Pages',
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  root = createRoot(document.body.appendChild(document.createElement('main')))
})
afterEach(async () => {
  await act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('what is typed while a machine drafts is not written over', async () => {
  await act(() => root.render(createElement(Editor)))
  await act(() => document.querySelector('button')?.click())
  const input = document.querySelector('input')
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Eigen titel')
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const drafts = { title: ['nl: title'], intro: ['nl: intro'] }
  await act(() => answer(Response.json({ ok: true, drafts, missing: 0 })))
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
  expect(document.querySelector('output')?.textContent).toBe('Eigen titel / nl: intro')
})

it.each([
  { isDirty: false, prevented: true },
  { isDirty: true, prevented: false },
])(
  'a link within the office is left to the browser, which asks: $isDirty',
  async ({ isDirty, prevented }) => {
    await act(() => root.render(createElement(Dirty, { isDirty })))
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('a')?.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(prevented)
    const leave = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leave)
    expect(leave.defaultPrevented).toBe(isDirty)
  },
)
