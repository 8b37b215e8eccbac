// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { belgianDay } from '@/domain/shared/belgian-day'
import { wordsOfKind } from '@/site/forms/form-words'
import {
  closeBrowser,
  find,
  input,
  leaveForm,
  openBrowser,
  posts,
  press,
  replies,
  settle,
  showForm,
  type,
  assigned,
} from '../../support/forms/form-page'

// Loaded while a form is filled in; here it is loaded in advance.
beforeAll(async () => {
  await import('../../../src/site/forms/form-engine')
})
beforeEach(openBrowser)
afterEach(closeBrowser)

const send = () => press('button[type="submit"]')
const summary = () => document.querySelector('.form-summary')
const errorOf = (form: string, name: string) => document.getElementById(`${form}-${name}-error`)
const shownSteps = () =>
  [...document.querySelectorAll<HTMLElement>('[data-step]')].map(({ hidden }) => !hidden)

async function fillNewsletter() {
  await type('email', 'lea@example.com')
  await press('[name="privacy"]')
}

describe('a form in the browser', () => {
  it('shows errors above and beside the fields, and keeps what was typed', async () => {
    await showForm('site-contact')
    await type('firstName', 'Léa')
    await type('email', 'lea@')
    await send()
    expect(posts).toEqual([])
    expect(summary()?.textContent).toContain('réponses sont à corriger')
    expect(document.activeElement).toBe(summary())
    expect(summary()?.querySelector('a[href="#site-contact-lastName"]')?.textContent).toBe(
      "Vous n'avez pas saisi votre nom",
    )
    expect(errorOf('site-contact', 'email')?.textContent).toBe('Votre adresse mail est invalide')
    expect(errorOf('site-contact', 'email')?.hidden).toBe(false)
    expect(errorOf('site-contact', 'firstName')?.hidden).toBe(true)
    expect(input('email').getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('#site-contact-title')?.getAttribute('aria-invalid')).toBe('true')
    expect(input('firstName').value).toBe('Léa')

    await type('email', 'lea@example.com')
    await settle()
    expect(errorOf('site-contact', 'email')?.hidden).toBe(true)
    expect(input('email').hasAttribute('aria-invalid')).toBe(false)
  })

  it('fetches its words when it is touched, where the page leaves them to it', async () => {
    const words = wordsOfKind({ kind: 'site-contact', locale: 'fr' })
    const fetched = vi.fn(async (_url: string) => Response.json(words))
    vi.stubGlobal('fetch', fetched)
    await showForm('site-contact', {}, { fetchesWords: true })
    expect(fetched).not.toHaveBeenCalled()
    await send()
    expect(fetched.mock.calls).toEqual([['/api/words/site-contact?lang=fr']])
    expect(summary()?.textContent).toContain('réponses sont à corriger')
    expect(errorOf('site-contact', 'lastName')?.textContent).toBe("Vous n'avez pas saisi votre nom")
  })

  it.each([
    ['no answer', () => Promise.reject(new Error('offline'))],
    ['another answer', async () => Response.json({ error: 'not found' }, { status: 404 })],
  ])('is posted by the browser where its words get %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer)
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
    await showForm('sign-newsletter', {}, { fetchesWords: true })
    await send()
    expect(submit).toHaveBeenCalledTimes(1)
    submit.mockRestore()
  })

  it('sends its values once, and goes to the thank-you page', async () => {
    replies.push({ status: 200, body: { ok: true, redirect: '/fr/merci/newsletter/' } })
    await showForm('sign-newsletter')
    await fillNewsletter()
    await send()
    await send()
    expect(posts).toHaveLength(1)
    expect(posts[0]).toMatchObject({
      url: '/api/forms/sign-newsletter',
      body: { lang: 'fr', email: 'lea@example.com', privacy: 'on', website: '' },
    })
    expect(posts[0]?.body).toHaveProperty('requestId', expect.stringMatching(/^[0-9a-f]{32}$/))
    expect(assigned).toEqual(['/fr/merci/newsletter/'])
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('sends the id of its settings and its page', async () => {
    replies.push({ status: 200, body: { ok: true, redirect: '/fr/merci/newsletter/' } })
    await showForm('sign-newsletter', {}, { settings: 12, page: '/fr/lettre/' })
    await fillNewsletter()
    await send()
    expect(posts[0]?.body).toMatchObject({ form: '12', page: '/fr/lettre/' })
  })

  it('says when it was not sent, and sends the same values again under the same request id', async () => {
    await showForm('sign-newsletter')
    await fillNewsletter()
    await send()
    expect(summary()?.textContent).toBe("Votre e-mail n'a pas été envoyé. Veuillez réessayer.")
    expect(input('email').value).toBe('lea@example.com')
    await send()
    await type('firstName', 'Léa')
    await send()
    const [first, second, third] = posts.map(({ body }) => Object(body).requestId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('shows the errors of the server beside the fields', async () => {
    replies.push({ status: 422, body: { ok: false, errors: { email: 'Inconnue', altcha2: 'Autre' } } })
    await showForm('sign-newsletter')
    await fillNewsletter()
    await send()
    expect(errorOf('sign-newsletter', 'email')?.textContent).toBe('Inconnue')
    expect([...(summary()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'Inconnue',
      'Autre',
    ])
  })

  it('shows one step at a time, and the next one when the fields of the step are right', async () => {
    await showForm('demand-register')
    await press('[data-move="next"]')
    expect(shownSteps()).toEqual([true, false, false])
    expect(summary()?.textContent).toContain('Choisissez au moins une commune')
    await press('[name="goal"][value="sale"]')
    await press('[name="types"]')
    await press('[name="cities"]')
    await press('[data-move="next"]')
    expect(summary()).toBeNull()
    expect(shownSteps()).toEqual([false, true, false])
    expect(document.activeElement?.textContent).toBe('Étape 2 sur 3 : Vos souhaits')
    await press('[data-step]:not([hidden]) [data-move="previous"]')
    expect(shownSteps()).toEqual([true, false, false])
    expect(input('types').checked).toBe(true)
  })

  it('restores its answers at their step after a reload, and clears them on request', async () => {
    await showForm('demand-register')
    await press('[name="goal"][value="rent"]')
    await press('[name="types"]')
    await press('[name="cities"]')
    await press('[data-move="next"]')
    await type('minPrice', '250000')
    await leaveForm()

    await showForm('demand-register')
    await settle()
    expect(shownSteps()).toEqual([false, true, false])
    expect(input('minPrice').value).toBe('250000')
    expect(find('[name="goal"][value="rent"]', HTMLInputElement).checked).toBe(true)
    expect(find('[value="Wavre|1300"]', HTMLInputElement).checked).toBe(true)

    await press('.form-kept button')
    expect(shownSteps()).toEqual([true, false, false])
    expect(input('minPrice').value).toBe('')
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('filters towns by a word, and still shows those that are ticked', async () => {
    await showForm('demand-register')
    await press('[name="cities"][value="Wavre|1300"]')
    const filter = find('[data-filter]', HTMLInputElement)
    filter.value = 'gemb'
    await act(async () => filter.dispatchEvent(new Event('input', { bubbles: true })))
    const towns = [...document.querySelectorAll<HTMLElement>('.form-choice:has([name="cities"])')]
    expect(towns.map(({ hidden }) => hidden)).toEqual([false, false])
    await press('[name="cities"][value="Wavre|1300"]')
    await act(async () => filter.dispatchEvent(new Event('input', { bubbles: true })))
    expect(towns.map(({ hidden }) => hidden)).toEqual([true, false])
  })

  it('writes an amount in words, until the visitor types their own', async () => {
    await showForm('purchase-offer')
    await type('amount', '250.000')
    await settle()
    await type('amount', '260.000')
    expect(input('amountInWords').value).toBe('deux cent soixante mille euros')
    expect(document.querySelector('[data-note="offer"]')?.textContent).toContain('€\u00a026.000')
    await type('amountInWords', 'un euro')
    await type('amount', '270.000')
    expect(input('amountInWords').value).toBe('un euro')
    await press('[data-fill-words]')
    expect(input('amountInWords').value).toBe('deux cent septante mille euros')
  })

  it('does what was asked of it before its engine was loaded, including the amount in words', async () => {
    await showForm('purchase-offer')
    const today = belgianDay(new Date())
    const filledIn = { property: '2101', amount: '250.000', startDate: today, endDate: today }
    for (const [name, text] of Object.entries(filledIn)) input(name).value = text
    await press('[data-move="next"]')
    expect(input('amountInWords').value).toBe('deux cent cinquante mille euros')
    expect(shownSteps()).toEqual([false, true, false, false])
  })

  it('goes to the first step with an error in a form that came back from the server', async () => {
    await showForm('sign-newsletter', { email: 'Votre adresse mail est invalide' })
    await settle()
    expect(document.activeElement).toBe(document.querySelector('.form-summary:not([hidden])'))
    expect(errorOf('sign-newsletter', 'email')?.textContent).toBe('Votre adresse mail est invalide')
  })
})
