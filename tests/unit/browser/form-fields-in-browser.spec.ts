// @vitest-environment jsdom
import { createElement } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PostedForm } from '../../../src/site/forms/posted-form'
import { PlainField } from '../../../src/site/ui/forms/plain-field'
import {
  closeBrowser,
  comeBack,
  find,
  input,
  openBrowser,
  posts,
  press,
  replies,
  settle,
  showForm,
  showOnPage,
  type,
  assigned,
} from '../../support/forms/form-page'

// Loaded while a form is filled in; here they are loaded in advance.
beforeAll(async () => {
  await import('../../../src/site/forms/form-engine')
  await import('../../../src/site/forms/posted-engine')
})
beforeEach(openBrowser)
afterEach(closeBrowser)

const send = () => press('button[type="submit"]')
const summary = () => document.querySelector('.form-summary')
const errorOf = (id: string) => document.getElementById(`${id}-error`)

/** Sets a value as a script does, without an event. */
function fillWithoutEvent(name: string, text: string) {
  input(name).value = text
}

const sent = { status: 200, body: { ok: true, redirect: '/fr/merci/' } }

describe('what a form contains when its engine starts', () => {
  it('is sent, even where no event announced it', async () => {
    replies.push(sent)
    await showForm('sign-newsletter')
    fillWithoutEvent('email', 'lea@example.com')
    input('privacy').checked = true
    await send()
    expect(posts).toEqual([
      expect.objectContaining({ body: expect.objectContaining({ email: 'lea@example.com' }) }),
    ])
    expect(assigned).toEqual(['/fr/merci/'])
  })

  it('is sent, even where a script set it later', async () => {
    replies.push(sent)
    await showForm('sign-newsletter')
    await send()
    expect(posts).toEqual([])
    fillWithoutEvent('email', 'lea@example.com')
    input('privacy').checked = true
    await send()
    expect(posts).toHaveLength(1)
  })

  it('keeps every box of a list as it was ticked', async () => {
    await showForm('demand-register')
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[name="cities"]')]
    const [first, second] = boxes()
    if (!first || !second) throw new Error('No towns')
    second.checked = true
    await type('minPrice', '100000')
    await settle()
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true])
    first.click()
    await settle()
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true])
    expect(input('types').checked).toBe(false)
  })
})

describe('the place and the radius around it', () => {
  const circle = () =>
    [...document.querySelectorAll<HTMLSelectElement>('select[name="near"]')].map(({ value }) => value)
  const showDemand = (values: Record<string, string[]>) =>
    showForm(
      'demand-register',
      {},
      { draft: { kind: 'demand-register', values, errors: {} }, only: ['near', 'places'] },
    )
  const near = ['be-municipality-wavre,10']

  it('are kept as they came with the form, also a radius that no form offers', async () => {
    await showDemand({ near })
    await press('[name="near"]')
    expect(circle()).toEqual(['be-municipality-wavre', '10'])
    await closeBrowser()
    openBrowser()
    await showDemand({ near: ['be-municipality-wavre,7'] })
    await press('[name="near"]')
    expect(circle()).toEqual(['be-municipality-wavre', '7'])
  })

  it('are sent as they were chosen, with every place', async () => {
    replies.push(sent)
    const places = ['be-province-namur', 'be-province-liege']
    await showDemand({ near, places })
    const [, radius] = document.querySelectorAll<HTMLSelectElement>('select[name="near"]')
    if (!radius) throw new Error('No radius')
    await press('[name="near"]')
    radius.value = '15'
    radius.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
    await send()
    expect(posts).toMatchObject([{ body: { near: ['be-municipality-wavre', '15'], places } }])
  })
})

describe('a page that the browser restores from its cache', () => {
  it('has what was typed into a form that was not sent', async () => {
    await showForm('site-contact')
    await type('firstName', 'Léa')
    await type('email', 'lea@')
    await send()
    window.dispatchEvent(new Event('pagehide'))
    await comeBack()
    expect(input('firstName').value).toBe('Léa')
    expect(errorOf('site-contact-email')?.hidden).toBe(false)
    expect(window.sessionStorage.length).toBe(1)
  })

  it('has an empty form that can be sent again after a sent one', async () => {
    replies.push(sent, sent)
    await showForm('sign-newsletter')
    for (const email of ['lea@example.com', 'leo@example.com']) {
      await type('email', email)
      await press('[name="privacy"]')
      await send()
      await comeBack()
      expect(input('email').value).toBe('')
    }
    expect(posts).toMatchObject([
      { body: { email: 'lea@example.com' } },
      { body: { email: 'leo@example.com' } },
    ])
  })
})

const solving = '../../../src/site/forms/answers/solve-proof'
afterEach(() => vi.doUnmock(solving))

it('a proof of work whose script cannot be loaded gives an error, and the form can be sent again', async () => {
  vi.doMock(solving, () => {
    throw new Error('The network is gone')
  })
  const challenged = { status: 422, body: { ok: false, errors: { altcha: 'x' }, challenge: true } }
  replies.push(challenged, sent)
  await showForm('sign-newsletter')
  await type('email', 'lea@example.com')
  await press('[name="privacy"]')
  await send()
  expect(document.activeElement).toBe(summary())
  expect(input('email').value).toBe('lea@example.com')
  await send()
  expect(assigned).toEqual(['/fr/merci/'])
})

it('a form that leaves out fields that its kind requires is checked in the others, and sent', async () => {
  replies.push(sent)
  await showForm('demand-register', {}, { only: ['minPrice', 'maxPrice'], action: '/api/alerts/update' })
  await type('maxPrice', 'beaucoup')
  await send()
  expect(posts).toEqual([])
  expect(document.activeElement).toBe(summary())
  await type('maxPrice', '380.000')
  await send()
  expect(posts).toMatchObject([{ url: '/api/alerts/update', body: { maxPrice: '380.000' } }])
  expect(assigned).toEqual(['/fr/merci/'])
})

describe('a small form', () => {
  const showLogin = () =>
    showOnPage(
      createElement(PostedForm, {
        id: 'login',
        action: '/api/owner/login',
        failed: 'Essayez encore',
        summary: { one: 'Une réponse est à corriger', other: '{count} réponses sont à corriger' },
        children: [
          createElement('input', { key: 'lang', type: 'hidden', name: 'lang', defaultValue: 'fr' }),
          ...(['email', 'password'] as const).map((name) =>
            createElement(PlainField, {
              ...{ key: name, formId: 'login', name, label: name, type: name },
              autoComplete: name === 'email' ? 'username' : 'current-password',
            }),
          ),
          createElement('button', { key: 'send', type: 'submit' }, 'Send'),
        ],
      }),
    )

  it('shows the errors of the server above and beside the fields until they are corrected', async () => {
    replies.push({ status: 422, body: { ok: false, errors: { email: 'Votre adresse manque' }, error: 'x' } })
    await showLogin()
    await type('password', 'a secret of mine')
    await send()
    expect(posts).toEqual([
      { url: '/api/owner/login', body: { lang: 'fr', email: '', password: 'a secret of mine' } },
    ])
    expect(document.activeElement).toBe(summary())
    expect(find('.form-summary p', HTMLElement).textContent).toBe('Une réponse est à corriger')
    expect(find('.form-summary a', HTMLAnchorElement).getAttribute('href')).toBe('#login-email')
    expect(errorOf('login-email')?.textContent).toBe('Votre adresse manque')
    expect(input('email').getAttribute('aria-invalid')).toBe('true')
    expect(input('password').value, 'is typed anew').toBe('')

    await type('email', 'lea@example.com')
    await settle()
    expect(errorOf('login-email')?.hidden).toBe(true)
    expect(summary()).toBeNull()
  })

  it('shows the message of a refusal that belongs to no field, and its own where no response comes', async () => {
    replies.push({ status: 401, body: { ok: false, errors: {}, error: 'Ne correspondent pas' } })
    await showLogin()
    await type('email', 'lea@example.com')
    await send()
    expect(summary()?.textContent).toBe('Ne correspondent pas')
    expect(input('email').value).toBe('lea@example.com')
    await send()
    expect(summary()?.textContent).toBe('Essayez encore')
  })

  it('goes to the page that the server names, and is sent once', async () => {
    replies.push(sent)
    await showLogin()
    await type('email', 'lea@example.com')
    await send()
    await send()
    expect(posts).toHaveLength(1)
    expect(assigned).toEqual(['/fr/merci/'])
  })

  it('can be sent again after the browser went back to it, with its password typed again', async () => {
    replies.push(sent, sent)
    await showLogin()
    await type('email', 'lea@example.com')
    await type('password', 'a secret of mine')
    await send()
    await comeBack()
    expect(input('email').value).toBe('lea@example.com')
    expect(input('password').value).toBe('')
    await send()
    expect(posts).toHaveLength(2)
  })
})
