// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AnswerForm } from '../../../src/cms/admin/answers/answer-form'
import { MOST_ANSWER_BYTES } from '../../../src/domain/answers/answer-files'
import { screenTexts } from '../../../src/messages/screen-texts'
import { sharedTexts } from '../../../src/messages/shared-texts'
import { leaveForm, showOnPage } from '../../support/forms/form-page'

type ButtonProps = { children: ReactNode; onClick: () => void; disabled?: boolean }

// Payload's own components bring style sheets that only its bundler reads.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, disabled }: ButtonProps) =>
    createElement('button', { type: 'button', onClick, disabled }, children),
  useTranslation: () => ({ i18n: { language: 'nl' } }),
}))

const texts = screenTexts.leads.answer
const documents = [{ id: 7, name: 'Tarieven.pdf', size: 1000 }]
const templates = [
  { id: 3, name: 'Huren', subject: 'Voorwaarden', text: 'Hierbij.', documents },
  { id: 0, name: 'Standaard', subject: 'Uw aanvraag', text: 'Bedankt.', documents: [] },
]
const words = { title: 'Antwoorden', subject: 'Onderwerp', text: 'Bericht', send: 'Verzenden' }

let sent: FormData[]
let reply: { status: number; body: object }

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  reply = { status: 422, body: { ok: false, error: 'type', errors: { place: '0' } } }
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: FormData }) => {
    sent.push(body)
    return Response.json(reply.body, { status: reply.status })
  })
  const labels = { ...words, busy: 'Bezig', failure: 'Mislukt' }
  await showOnPage(
    createElement(AnswerForm, { path: '/api/leads/1/answer', templates, language: 'nl', words: labels }),
  )
})
afterEach(async () => {
  await leaveForm()
  vi.unstubAllGlobals()
})

const found = <Kind extends Element>(kind: new () => Kind, selector: string): Kind => {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`There is no ${selector}`)
  return element
}

const names = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const said = (role: string) => found(HTMLElement, `.agency-answer__files [role=${role}]`).textContent
const press = (element: HTMLElement) => act(async () => element.click())
const sendButton = () => {
  const button = [...document.querySelectorAll('button')].at(-1)
  if (!button) throw new Error('There is no button')
  return button
}

async function choose(...files: File[]): Promise<void> {
  const input = found(HTMLInputElement, 'input[type=file]')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}

const fileOf = (name: string, size = 2000) => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}

async function chooseTemplate(id: string): Promise<void> {
  const select = found(HTMLSelectElement, 'select')
  await act(async () => {
    select.value = id
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

it('begins with the first template and its document, and adds files with their sizes', async () => {
  expect(found(HTMLTextAreaElement, 'textarea').value).toBe('Hierbij.')
  await choose(fileOf('Plan.pdf'), fileOf('Foto.webp', 1_500_000))
  expect(names()).toEqual([
    expect.stringMatching(/^Tarieven\.pdf \(uit het sjabloon\)1\skB/),
    expect.stringMatching(/^Plan\.pdf2\skB/),
    expect.stringMatching(/^Foto\.webp1,5\sMB/),
  ])
})

it('does not take what cannot be sent, and says why', async () => {
  await choose(fileOf('film.mp4'), fileOf('leeg.pdf', 0), fileOf('groot.pdf', MOST_ANSWER_BYTES + 1))
  expect(names()).toHaveLength(1)
  for (const name of ['film.mp4', 'leeg.pdf', 'groot.pdf']) expect(said('alert')).toContain(name)
})

it('sends nothing that is too large together, and sends it once a file is taken off', async () => {
  await choose(fileOf('a.pdf', 6_000_000), fileOf('b.pdf', 6_000_000))
  expect(said('alert')).toMatch(/12\sMB/)
  await press(sendButton())
  expect(sent).toEqual([])
  const [remove] = document.querySelectorAll<HTMLButtonElement>(
    `[aria-label="${sharedTexts.remove.nl}: b.pdf"]`,
  )
  if (remove) await press(remove)
  expect(said('status')).toBe(texts.removed.nl.replace('{name}', 'b.pdf'))
  expect(document.activeElement?.textContent).toBe(texts.add.nl)
  expect(said('alert')).toBe('')
  await press(sendButton())
  expect(sent).toHaveLength(1)
})

it('names the file that the server refuses, and loses nothing', async () => {
  await choose(fileOf('Plan.pdf'))
  await press(sendButton())
  const [form] = sent
  expect(form?.getAll('documents')).toEqual(['7'])
  expect(form?.get('text')).toBe('Hierbij.')
  expect(form?.getAll('files')).toHaveLength(1)
  expect(document.body.textContent).toContain(texts.errors.type.nl.replace('{name}', 'Plan.pdf'))
  expect(names()).toHaveLength(2)
  expect(sendButton().disabled).toBe(false)
})

it.each([
  ['no connection', { status: 502, body: [] }, 'Mislukt'],
  ['a document that is gone', { status: 422, body: { ok: false, error: 'hollow' } }, texts.errors.gone.nl],
])('says what happened: %s', async (_what, given, words_) => {
  reply = given
  await press(sendButton())
  expect(document.body.textContent).toContain(words_)
})

it('asks before a template replaces what was typed; the own files stay', async () => {
  await choose(fileOf('Plan.pdf'))
  const area = found(HTMLTextAreaElement, 'textarea')
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(area, 'Eigen tekst')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  await chooseTemplate('0')
  expect(area.value).toBe('Eigen tekst')
  expect(names()).toHaveLength(2)
  confirm.mockReturnValueOnce(true)
  await chooseTemplate('0')
  expect(area.value).toBe('Bedankt.')
  expect(names()).toEqual([expect.stringContaining('Plan.pdf')])
  confirm.mockRestore()
})
