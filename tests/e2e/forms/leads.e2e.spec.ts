import { expect, test, type Locator } from '@playwright/test'
import type { LeadKind } from '../../../src/domain/leads/lead-kinds'
import type { Locale } from '../../../src/domain/shared/locale'
import { untilAlive } from '../../support/browser/alive'
import { refuseConsent } from '../../support/browser/consent'
import { documentsSent } from '../../support/forms/documents-sent'
import { fillForm, openForm } from '../../support/forms/fill-form'
import { formJourneys, type FormJourney } from '../../support/forms/form-journeys'
import { findMails } from '../../support/mail/mails'
import { findScreenProblems } from '../../support/browser/page-width'
import { screenIn } from '../../support/browser/screens'
import { sendWord } from '../../support/forms/send-word'
import { textsOf } from '../../support/words/site-texts'
import { specifiedRoutes } from '../../support/snapshot/specified-routes'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.describe.configure({ mode: 'parallel' })
test.beforeEach(({ page }) => refuseConsent(page))

const journeyOf = (kind: LeadKind): FormJourney => {
  const journey = formJourneys.find((each) => each.kind === kind)
  if (!journey) throw new Error(`No journey of ${kind}`)
  return journey
}

const email = (kind: LeadKind, what: string) => `lea.${kind}.${what}@example.com`

async function fillStep({
  form,
  journey,
  locale,
  step,
  address,
}: FilledJourney & { step: number }): Promise<void> {
  const { kind } = journey
  const t = textsOf(locale)
  const field = form.getByLabel(t('lead.fields.email'), { exact: true }).locator('visible=true')
  if ((await field.count()) > 0) await field.fill(address)
  await fillForm({ form, kind, locale, answers: journey.steps[step] ?? [] })
}

type FilledJourney = { form: Locator; journey: FormJourney; locale: Locale; address: string }

/** Fills a form in to the end and sends it. */
async function fillAndSend({ form, journey, locale, address }: FilledJourney): Promise<void> {
  const t = textsOf(locale)
  for (const step of journey.steps.keys()) {
    if (step > 0) {
      await form.getByRole('button', { name: t('lead.buttons.next') }).click()
      await expect(
        form.getByRole('heading', { name: new RegExp(`${step + 1}.*${journey.steps.length}`) }),
      ).toBeFocused()
    }
    await fillStep({ form, journey, locale, step, address })
  }
  await form.getByRole('button', { name: sendWord(journey.kind, locale) }).click()
}

const thanksOf = (original: string, locale: Locale): RegExp => {
  const path = specifiedRoutes.find((route) => route.original === original)?.paths[locale]
  return path
    ? new RegExp(`${path}(\\?(property|project)=\\d+)?$`)
    : new RegExp(`/${locale}/(bedankt|merci|thank-you|danke)/`)
}

const summaryOf = (form: Locator) => form.getByRole('alert')

// Every other form in French, the others in Dutch: what a form needs in each language is in the integration tests.
for (const [at, journey] of formJourneys.entries()) {
  const locale = at % 2 === 0 ? 'fr' : 'nl'
  const { kind, page: original, thanks } = journey

  test(`a visitor sends the form ${kind} in ${locale}, and it arrives`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const address = email(kind, locale)
    await page.goto(screenIn(original, locale))
    const form = await openForm(page, kind)
    await fillAndSend({ form, journey, locale, address })
    await expect(page).toHaveURL(thanksOf(thanks, locale))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const [mail] = await findMails(kind === 'send-to-friend' ? { to: 'friend@example.com' } : { to: address })
    expect(mail?.text).not.toBe('')
    if (kind === 'send-to-friend' || kind === 'sign-newsletter') return
    const [notification] = await findMails({ containing: address })
    expect(notification?.headers.get('reply-to')).toContain(address)

    const staff = await newStaffRequests(playwright, baseURL)
    const answer = await staff.get(`/api/leads?where[email][equals]=${encodeURIComponent(address)}`)
    const { docs } = await answer.json()
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({ kind, language: locale })
    await staff.dispose()
  })
}

const messages = {
  fr: {
    firstName: "Vous n'avez pas saisi votre prénom",
    lastName: "Vous n'avez pas saisi votre nom",
    email: 'Votre adresse mail est invalide',
    street: 'Vous n’avez pas saisi l’adresse du bien',
    city: "Vous n'avez pas saisi votre ville",
    phone: "Vous n'avez pas saisi votre téléphone",
  },
  nl: {
    firstName: 'U gaf geen Voornaam in',
    lastName: 'U gaf geen Naam in',
    email: 'E-mailadres is niet geldig',
    city: 'Het is verplicht een gemeente in te geven',
  },
} as const

test.describe('an error in a form', () => {
  for (const locale of ['fr', 'nl'] as const) {
    test(`is shown above it and beside the fields in ${locale}, and what was typed stays`, async ({
      page,
    }) => {
      await page.goto(screenIn('/contact/', locale))
      const t = textsOf(locale)
      const form = await openForm(page, 'site-contact')
      const mail = form.getByLabel(t('lead.fields.email'), { exact: true })
      await mail.fill('lea@example')
      await form.getByRole('button', { name: t('lead.buttons.send') }).click()
      await expect(summaryOf(form)).toBeFocused()
      for (const field of ['firstName', 'lastName', 'email'] as const)
        await expect(summaryOf(form).getByRole('link', { name: messages[locale][field] })).toBeVisible()
      await expect(mail).toHaveValue('lea@example')
      await expect(mail).toHaveAttribute('aria-invalid', 'true')
      await expect(mail).toHaveAccessibleDescription(new RegExp(messages[locale].email))

      await summaryOf(form).getByRole('link', { name: messages[locale].email }).click()
      await expect(mail).toBeFocused()
      await mail.fill('lea@example.com')
      await expect(mail).not.toHaveAttribute('aria-invalid')
      await expect(page).toHaveURL(/contact/)
    })
  }

  test('is shown step by step', async ({ page }) => {
    await page.goto('/fr/estimation-gratuite/')
    const t = textsOf('fr')
    const form = await openForm(page, 'contact-demand')
    await form.getByRole('button', { name: t('lead.buttons.next') }).click()
    for (const field of ['street', 'city'] as const)
      await expect(summaryOf(form)).toContainText(messages.fr[field])
    await expect(summaryOf(form)).not.toContainText(messages.fr.firstName)
    await fillStep({ form, journey: journeyOf('contact-demand'), locale: 'fr', step: 0, address: '' })
    await form.getByRole('button', { name: t('lead.buttons.next') }).click()
    await form.getByRole('button', { name: t('lead.buttons.send') }).click()
    await expect(summaryOf(form)).toContainText(messages.fr.phone)
  })

  test('of an amount is that it differs from its words', async ({ page }) => {
    await page.goto('/property/2101/?lng=fr')
    const t = textsOf('fr')
    const form = await openForm(page, 'purchase-offer')
    const inWords = form.getByLabel(t('lead.fields.amountInWords'), { exact: true })
    await form.getByLabel(t('lead.fields.amount'), { exact: true }).fill('375000')
    await expect(inWords).toHaveValue('trois cent septante-cinq mille euros')
    await expect(form.getByText('37.500')).toBeVisible()
    await inWords.fill('trois cent mille euros')
    await form.getByRole('button', { name: t('lead.buttons.next') }).click()
    await expect(summaryOf(form)).toContainText(t('lead.errors.amountInWords.mismatch'))
  })

  test('of a file is its type, before it is sent', async ({ page }) => {
    await page.goto('/fr/recrutement/')
    await untilAlive(page)
    const t = textsOf('fr')
    const form = await openForm(page, 'job-contact')
    const cv = form.getByLabel(t('lead.fields.cv'), { exact: true })
    await cv.setInputFiles({ name: 'cv.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
    await expect(form.getByText(t('lead.errors.generic.file-type'))).toBeVisible()
    await form.getByRole('button', { name: t('lead.buttons.removeFile') }).click()
    await expect(form.getByText(t('lead.errors.generic.file-type'))).toBeHidden()
  })
})

test('after a network failure nothing that was typed is lost', async ({ page }) => {
  await page.goto('/fr/contact/')
  const journey = journeyOf('site-contact')
  const form = await openForm(page, 'site-contact')
  await page.route('**/api/forms/**', (route) => route.abort())
  await fillAndSend({ form, journey, locale: 'fr', address: email('site-contact', 'offline') })
  await expect(summaryOf(form)).toHaveText("Votre e-mail n'a pas été envoyé. Veuillez réessayer.")
  await page.unroute('**/api/forms/**')
  await form.getByRole('button', { name: textsOf('fr')('lead.buttons.send') }).click()
  await expect(page).toHaveURL(/\/fr\/merci\//)
})

test('a form of several steps keeps its answers over a reload, and back through the steps', async ({
  page,
}) => {
  const t = textsOf('fr')
  const journey = journeyOf('demand-register')
  await page.goto('/fr/inscription/')
  const form = await openForm(page, 'demand-register')
  await fillStep({ form, journey, locale: 'fr', step: 0, address: '' })
  await form.getByRole('button', { name: t('lead.buttons.next') }).click()
  const price = form.getByLabel(t('lead.fields.maxPrice'), { exact: true })
  await price.fill('450.000')
  await page.reload()
  await expect(price).toHaveValue('450.000')
  await expect(form.getByText(t('lead.notes.kept'))).toBeVisible()
  await form.getByRole('button', { name: t('lead.buttons.previous') }).click()
  await expect(form.getByRole('checkbox', { name: /^Wavre \[1300\]/ })).toBeChecked()
  await form.getByRole('button', { name: t('lead.buttons.startOver') }).click()
  await expect(form.getByRole('checkbox', { name: /^Wavre \[1300\]/ })).not.toBeChecked()
})

test('a word filters a long list of towns', async ({ page }) => {
  await page.goto('/fr/inscription/')
  const form = await openForm(page, 'demand-register')
  await form.getByLabel(textsOf('fr')('forms.findCity')).fill('gembl')
  await expect(form.getByRole('checkbox', { name: /^Gembloux/ })).toBeVisible()
  await expect(form.getByRole('checkbox', { name: /^Wavre/ })).toBeHidden()
})

test('a form that is filled in faster than people type solves a proof of work, and is sent', async ({
  page,
}) => {
  await page.goto('/fr/contact/')
  const form = await openForm(page, 'site-contact')
  const challenge = page.waitForRequest('**/api/forms/challenge')
  await fillStep({
    form,
    journey: journeyOf('site-contact'),
    locale: 'fr',
    step: 0,
    address: email('site-contact', 'fast'),
  })
  await form.locator('[name="startedAt"]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = String(Date.now())
  })
  await form.getByRole('button', { name: textsOf('fr')('lead.buttons.send') }).click()
  await challenge
  await expect(page).toHaveURL(/\/fr\/merci\//)
})

test('the documents of a property come as links in a mail', async ({ page, request }) => {
  const locale = 'nl'
  const journey = journeyOf('request-document')
  const address = email('request-document', 'links')
  await page.goto(screenIn(journey.page, locale))
  await page
    .getByRole('link', { name: textsOf(locale)('property.documents.request') })
    .first()
    .click()
  const form = await openForm(page, 'request-document')
  await fillAndSend({ form, journey, locale, address })
  await expect(page).toHaveURL(thanksOf(journey.thanks, locale))
  await expect(page.getByRole('main')).toContainText(documentsSent[locale])
  const [mail] = await findMails({ to: address })
  expect(mail?.text).toContain('EPB-certificaat')
  const links = mail?.text.match(/https?:\S+\/api\/document-links\/\S+/g) ?? []
  expect(links).toHaveLength(2)
  for (const link of links) {
    const file = await request.get(link)
    expect(file.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining('attachment'),
      'cache-control': expect.stringContaining('no-store'),
    })
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
  const { pathname } = new URL(links[0] ?? '')
  const tampered = await request.get(`${pathname.slice(0, -4)}${pathname.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`)
  expect(tampered.status()).toBe(410)
})

test('a CV is sent with the form', async ({ page }) => {
  const address = email('job-contact', 'cv')
  const t = textsOf('fr')
  await page.goto('/fr/recrutement/')
  const form = await openForm(page, 'job-contact')
  await form.getByLabel(t('lead.fields.cv'), { exact: true }).setInputFiles({
    name: 'Léa – CV.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  })
  await expect(form.getByText('Léa – CV.pdf')).toBeVisible()
  await fillAndSend({ form, journey: journeyOf('job-contact'), locale: 'fr', address })
  await expect(page).toHaveURL(/\/fr\/merci\//)
  await findMails({ containing: address })
})

test('a link on a property leads to its form: an appointment, a friend', async ({ page }) => {
  await page.goto('/property/2101/?lng=fr')
  const t = textsOf('fr')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('property.appointment.book') })
    .click()
  await expect(page.locator('form#contact-appointment')).toBeInViewport()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('property.share.mail') })
    .click()
  await expect(page.locator('form#send-to-friend')).toBeInViewport()
})

test('the contact page asks about the property that its address names', async ({ page }) => {
  await page.goto('/fr/contact/?property=2101&visit')
  const form = await openForm(page, 'contact-appointment')
  await expect(page.getByRole('main').getByText(/2101/)).toBeVisible()
  await expect(form.locator('[name="property"]')).toHaveValue('2101')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is posted by the browser, and comes back with its errors and everything that was typed', async ({
    page,
  }) => {
    const t = textsOf('nl')
    await page.goto('/nl/contact/')
    const form = page.locator('main form#site-contact')
    await form.getByLabel(t('lead.fields.email'), { exact: true }).fill('lea@example')
    await form.getByRole('button', { name: t('lead.buttons.send') }).click()
    await expect(page).toHaveURL(/\/nl\/contact\/\?form=/)
    await expect(summaryOf(form)).toContainText(messages.nl.firstName)
    await expect(summaryOf(form)).toContainText(messages.nl.email)
    await expect(form.getByLabel(t('lead.fields.email'), { exact: true })).toHaveValue('lea@example')
    const journey = journeyOf('site-contact')
    await fillStep({ form, journey, locale: 'nl', step: 0, address: email('site-contact', 'plain') })
    await form.getByRole('button', { name: t('lead.buttons.send') }).click()
    await expect(page).toHaveURL(thanksOf('/feedback/site-contact/', 'nl'))
    await findMails({ to: email('site-contact', 'plain') })
  })

  test('all steps of a form follow each other on the page', async ({ page }) => {
    const t = textsOf('fr')
    const journey = journeyOf('demand-register')
    await page.goto('/fr/inscription/')
    const form = page.locator('main form#demand-register')
    await expect(form.getByRole('button', { name: t('lead.buttons.next') })).toHaveCount(0)
    for (const step of journey.steps.keys())
      await fillStep({ form, journey, locale: 'fr', step, address: email('demand-register', 'plain') })
    await form.getByRole('button', { name: t('lead.buttons.send') }).click()
    await expect(page).toHaveURL(/\/fr\/merci\/demand-register\//)
  })

  test('the newsletter form is in the footer', async ({ page }) => {
    const t = textsOf('fr')
    await page.goto('/fr/disclaimer/')
    const form = page.getByRole('contentinfo').locator('form')
    await form.getByLabel(t('lead.fields.email'), { exact: true }).fill('nobody')
    await form.getByRole('button', { name: t('lead.buttons.send') }).click()
    await expect(page.getByRole('alert')).toContainText(messages.fr.email)
  })
})

for (const width of [390, 1440]) {
  test(`axe finds nothing in forms with errors at ${width} px`, async ({ page }) => {
    // Several forms, one after the other.
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 900 })
    for (const kind of ['site-contact', 'demand-register', 'purchase-offer', 'rental-application'] as const) {
      await page.goto(screenIn(journeyOf(kind).page, 'fr'))
      const form = await openForm(page, kind)
      await form.locator('[type="submit"], [data-move="next"]').locator('visible=true').click()
      await expect(summaryOf(form)).toBeFocused()
      expect(await findScreenProblems(page, `form#${kind}`), kind).toEqual([])
    }
  })
}
