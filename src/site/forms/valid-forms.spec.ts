import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { findHtmlProblems } from '../../../tests/support/site/html-problems'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { FormField } from './fields/form-field'
import { buildForm } from './form-model'

const terms = {
  limits: { region: 'wallonia', minimumIncome: 2850, maxPersons: 4 },
  confirmations: [],
  advancePercent: 10,
} as const

const choices = {
  types: [{ webId: 1, name: 'Maison' }],
  cities: [{ name: 'Wavre', zip: '1300', country: null, place: null }],
  privacyHref: '/fr/privacy-statement/',
}

it.each(leadKinds)('the fields of %s are valid HTML', async (kind) => {
  const locale = 'fr'
  const { steps } = buildForm({
    ...{ kind, locale, choices, subject: null, draft: null, errors: {} },
    terms: { ...terms, confirmations: [] },
  })
  const fields = steps.flatMap((step) => step.fields)
  const html = fields.map((field) =>
    renderToStaticMarkup(createElement(FormField, { field, formId: 'form', locale })),
  )
  expect(await findHtmlProblems(html.join(''))).toEqual([])
})
