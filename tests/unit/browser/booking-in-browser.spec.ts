// @vitest-environment jsdom
import { createElement } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { LeadSubject } from '../../../src/site/data/leads/lead-models'
import { AppointmentForm } from '../../../src/site/features/appointments/appointment-form'
import { appointmentSetup } from '../../../src/site/features/appointments/appointment-setup'
import { visitorFields } from '../../../src/site/features/appointments/appointment-fields'
import { fieldIds } from '../../../src/site/forms/fields/field-ids'
import {
  closeBrowser,
  input,
  openBrowser,
  posts,
  press,
  replies,
  settle,
  showOnPage,
  type,
} from '../../support/forms/form-page'

// Loaded while a form is filled in; here it is loaded in advance.
beforeAll(async () => {
  await import('../../../src/site/features/appointments/booking-engine')
})
beforeEach(openBrowser)
afterEach(closeBrowser)

const id = 'appointment-form'
const slots = [
  { slot: '20300102T0900Z-1', day: '2030-01-02', time: '10:00', until: '11:00' },
  { slot: '20300102T1000Z-1', day: '2030-01-02', time: '11:00', until: '12:00' },
]
const [early, late] = slots.map(({ slot }) => slot)

const subject: LeadSubject = {
  record: 'property',
  id: 2101,
  ...{ title: 'Maison', place: 'Wavre', href: '/fr/a-vendre/wavre/maison/2101/' },
  ...{ picture: null, terms: null, forms: [] },
}

const booked: unknown[] = []

async function showBooking() {
  const terms = { limits: {}, confirmations: [], advancePercent: 10 }
  booked.length = 0
  await showOnPage(
    createElement(AppointmentForm, {
      setup: appointmentSetup({ subject, locale: 'fr', terms }),
      offer: { isFull: false, message: null, days: [{ day: '2030-01-02', isFull: false, slots }] },
      fields: visitorFields.map((name) =>
        createElement('p', { key: name }, [
          createElement('input', {
            ...{ key: 'field', id: fieldIds(id, name).id, name },
            type: name === 'privacy' ? 'checkbox' : 'text',
          }),
          createElement('span', { key: 'error', id: fieldIds(id, name).error, hidden: true }),
        ]),
      ),
      onBooked: (news) => booked.push(news),
      onTaken: (news) => booked.push(news.hasNext),
    }),
  )
}

async function fill() {
  await press(`[name="slot"][value="${late}"]`)
  for (const [name, text] of Object.entries({
    ...{ firstName: 'Léa', lastName: 'Dupont', email: 'lea@example.com', phone: '0470 12 34 56' },
  }))
    await type(name, text)
  await press('[name="privacy"]')
}

const send = () => press('button[type="submit"]')
const summary = () => document.querySelector('.form-summary')
const errorOf = (name: string) => document.getElementById(fieldIds(id, name).error)

it('a booking shows its errors above and beside the fields, and posts nothing until they are corrected', async () => {
  await showBooking()
  await type('email', 'lea@')
  await send()
  expect(posts).toEqual([])
  expect(document.activeElement).toBe(summary())
  expect(errorOf('slot')?.hidden).toBe(false)
  expect(errorOf('email')?.textContent).toBe('Votre adresse mail est invalide')
  expect(errorOf('title')?.hidden).toBe(true)
  await press(`[name="slot"][value="${early}"]`)
  expect(errorOf('slot')?.hidden).toBe(true)
})

it('a booking posts the chosen time and the visitor once, and confirms the appointment', async () => {
  replies.push({ status: 200, body: { ok: true, message: 'Fixé', redirect: '/fr/visits/manage/' } })
  await showBooking()
  await fill()
  await send()
  expect(posts).toHaveLength(1)
  expect(posts[0]).toMatchObject({
    url: '/api/visits',
    body: {
      ...{
        property: '2101',
        lang: 'fr',
        page: subject.href,
        slot: late,
        privacy: 'on',
        email: 'lea@example.com',
      },
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  })
  expect(booked).toEqual([
    { kind: 'booked', message: 'Fixé', redirect: '/fr/visits/manage/', appointment: null },
  ])
})

it('a booking whose time is taken offers the next times, and keeps its request id and what was typed', async () => {
  const taken = { ok: false, code: 'full', error: 'Complet', errors: {}, next: [slots[0]] }
  replies.push({ status: 409, body: taken }, { status: 500, body: null })
  await showBooking()
  await fill()
  await send()
  await settle()
  expect(summary()?.textContent).toBe('Complet')
  expect(booked).toEqual([true])
  expect(input('slot').checked).toBe(false)
  expect(input('email').value).toBe('lea@example.com')
  await press(`[name="slot"][value="${early}"]`)
  await send()
  expect(posts).toHaveLength(2)
  expect(posts[1]?.body).toMatchObject({ slot: early, firstName: 'Léa' })
  const keys = posts.map(
    ({ body }) => Object.entries(Object(body)).find(([name]) => name === 'requestId')?.[1],
  )
  expect(new Set(keys).size).toBe(1)
})
