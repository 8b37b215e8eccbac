import { act, createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import type { LeadFieldName } from '../../../src/domain/leads/lead-fields'
import type { LeadKind } from '../../../src/domain/leads/lead-kinds'
import type { LeadTerms } from '../../../src/site/data/leads/lead-models'
import { FormBody } from '../../../src/site/forms/form-body'
import { buildForm } from '../../../src/site/forms/form-model'
import type { FormSetup } from '../../../src/site/forms/form-setup'
import { FormShell } from '../../../src/site/forms/form-shell'
import { formWords } from '../../../src/site/forms/form-words'

// Works also in a spec that fakes the clock of the page.
const { setTimeout } = globalThis

const terms: LeadTerms = { limits: {}, confirmations: [], advancePercent: 10 }

type PostedForm = { url: string; body: unknown }
type Reply = { status: number; body: unknown }

/** What the forms have posted. */
export const posts: PostedForm[] = []
/** The responses of the server, one after the other; without one, the network fails. */
export const replies: Reply[] = []
/** The addresses that the page has gone to. */
export const assigned: string[] = []

/** The server of a form: posts are recorded, responses are prepared in advance. */
class Server extends EventTarget {
  upload = {}
  timeout = 0
  status = 0
  responseText = ''
  onload: () => void = () => undefined
  url = ''
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader() {}
  getResponseHeader = () => null
  send(body: unknown) {
    posts.push({ url: this.url, body: typeof body === 'string' ? JSON.parse(body) : body })
    const reply = replies.shift()
    setTimeout(() => {
      if (!reply) return this.dispatchEvent(new Event('error'))
      this.status = reply.status
      this.responseText = JSON.stringify(reply.body)
      this.onload()
      return true
    })
  }
}

/** Nothing has a size in jsdom, so nothing changes its size. */
class StillSize {
  observe() {}
  disconnect() {}
}

let root: Root | null = null

/** Renders a component on a page of its own and hydrates it as the browser does. */
export async function showOnPage(content: ReactNode) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root?.render(content))
}

/** Renders a form in French on the server and hydrates it as the browser does. */
export async function showForm(
  kind: LeadKind,
  errors: Record<string, string> = {},
  {
    filledWith,
    action,
    draft = null,
    fetchesWords = false,
    ...place
  }: {
    settings?: number
    page?: string
    only?: readonly LeadFieldName[]
    /** The page leaves the words to the engine. */
    fetchesWords?: boolean
  } & Pick<FormSetup, 'filledWith' | 'action'> &
    Partial<Pick<Parameters<typeof buildForm>[0], 'draft'>> = {},
) {
  const model = buildForm({
    kind,
    locale: 'fr',
    subject: null,
    terms,
    choices: {
      types: [{ webId: 1, name: 'Maison' }],
      cities: [
        { name: 'Wavre', zip: '1300', country: null, place: 'be-municipality-wavre' },
        { name: 'Gembloux', zip: '5030', country: null, place: null },
      ],
      privacyHref: null,
    },
    draft,
    errors,
    ...place,
  })
  const steps = model.steps.map(({ fields }) => fields.map(({ name }) => name))
  const words = fetchesWords ? null : formWords({ kind, locale: 'fr', terms, fields: steps.flat() })
  await showOnPage(
    createElement(FormShell, {
      setup: {
        ...{ id: kind, kind, locale: 'fr', steps, limits: {}, words, errors, about: null },
        ...{ filledWith, action },
      },
      label: kind,
      isSmall: false,
      hasFile: kind === 'job-contact',
      children: createElement(FormBody, { id: kind, model, locale: 'fr', level: 3, isSmall: false }),
    }),
  )
}

/** Leaves the page. */
export async function leaveForm() {
  window.dispatchEvent(new Event('pagehide'))
  await act(async () => root?.unmount())
  document.body.replaceChildren()
}

/** Shows the page again from the browser's back/forward cache. */
export async function comeBack() {
  const event = Object.assign(new Event('pageshow'), { persisted: true })
  await act(async () => window.dispatchEvent(event))
  await settle()
}

/** The element of a selector. */
export const find = <Type extends Element>(selector: string, type: new () => Type): Type => {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`No ${selector}`)
  return found
}
/** The first field with a name. */
export const input = (name: string) => find(`[name="${name}"]`, HTMLInputElement)

/** Waits until nothing is under way any more. */
export async function settle() {
  // The engine is loaded first, then effects and responses follow.
  for (let round = 0; round < 10; round += 1)
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setTimeout(resolve, 1))
    })
}

/** Types into a field. */
export async function type(name: string, text: string) {
  const field = find(`[name="${name}"]`, HTMLElement)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(name)
  await act(async () => {
    field.focus()
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Clicks an element. */
export async function press(selector: string) {
  await act(async () => {
    find(selector, HTMLElement).focus()
    find(selector, HTMLElement).click()
  })
  await settle()
}

/** Before each test: a page of its own, and a server that answers with `replies`. */
export function openBrowser() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('XMLHttpRequest', Server)
  vi.stubGlobal('ResizeObserver', StillSize)
  vi.stubGlobal('location', { hash: '', assign: (href: string) => assigned.push(href) })
}

/** After each test: removes everything. */
export async function closeBrowser() {
  await leaveForm()
  window.sessionStorage.clear()
  posts.length = 0
  replies.length = 0
  assigned.length = 0
  vi.unstubAllGlobals()
}
