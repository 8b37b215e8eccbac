import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { buildHref, listingPath } from '../../../src/domain/routing/routes'
import type { Locale } from '../../../src/domain/shared/locale'
import { letMinutesPass } from '../../support/alerts/alert-clock'
import { refuseConsent } from '../../support/browser/consent'
import { fillForm, openForm, type FieldAnswer } from '../../support/forms/fill-form'
import { findMails, type FoundMail } from '../../support/mail/mails'
import { findScreenProblems } from '../../support/browser/page-width'
import { textsOf } from '../../support/words/site-texts'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.describe.configure({ mode: 'serial' })
test.beforeEach(async ({ page }) => {
  // One journey is an alert from its first click to its last mail.
  test.setTimeout(420_000)
  await refuseConsent(page)
})

const wavre = { fr: 'Wavre|1300', nl: 'Waver|1300' } as const
const listed = { fr: 'french', nl: 'dutch' } as const

type AlertLocale = keyof typeof wavre

let staff: APIRequestContext
let made: string[] = []
let property: { type: number; city: number; pictures: number[] }

const first = async (path: string) => (await (await staff.get(`${path}&depth=0&limit=50`)).json()).docs

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const [type] = await first('/api/property-types?where[webId][equals]=1')
  const cities: { id: number; name: string }[] = await first('/api/cities?where[zip][equals]=1300&locale=fr')
  const [pictured] = await first('/api/properties?where[publicId][equals]=2101')
  const city = cities.find(({ name }) => name === 'Wavre')
  property = { type: type.id, city: city?.id ?? 0, pictures: pictured.pictures.slice(0, 1) }
})

test.afterAll(async () => {
  for (const path of made) await staff.delete(path)
  await staff.dispose()
})

/** Changes a property as an editor does, over REST: as a draft first, then published. */
async function publishProperty(locale: AlertLocale, price: number): Promise<string> {
  const data = {
    ...{
      ...property,
      goal: 'sale',
      status: 'available',
      title: `Alerte ${locale}`,
      price,
      publishPrice: true,
    },
    ...{
      rooms: { bedrooms: 4 },
      listedIn: { [listed[locale]]: true },
      energyPerformance: 238,
      _status: 'draft',
    },
    energy: { label: 'C', certificateNumber: '20230914003871', total: 36_900 },
  }
  const answer = await staff.post(`/api/properties?locale=${locale}`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const path = `/api/properties/${(await answer.json()).doc.id}`
  made = [path, ...made]
  await change({ path, locale, data: { _status: 'published' } })
  return path
}

async function change({
  path,
  locale,
  data,
}: {
  path: string
  locale: AlertLocale
  data: object
}): Promise<void> {
  const answer = await staff.patch(`${path}?locale=${locale}`, { data: { _status: 'published', ...data } })
  expect(answer.status(), await answer.text()).toBe(200)
}

const linkIn = (mail: FoundMail | undefined, step: string): string => {
  const link = new RegExp(`https?://\\S+/alerts/${step}/\\?token=[\\w.-]+`).exec(mail?.text ?? '')?.[0] ?? ''
  expect(link, `${step} in ${mail?.text}`).not.toBe('')
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}

/** A mail that is sent with the next round of alerts. */
async function awaitMail(mailFilter: { to: string; containing: string }): Promise<FoundMail> {
  let found: FoundMail | undefined
  await expect(async () => {
    found = (await findMails(mailFilter)).at(-1)
  }).toPass({ timeout: 150_000 })
  if (!found) throw new Error('No mail')
  return found
}

async function expectNoProblems(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findScreenProblems(page), `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const pressIn = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

const unfold = (page: Page, title: string): Promise<void> =>
  page.locator('main summary').filter({ hasText: title }).click()

/** Checks that a page is private to its holder: not indexed, and without a referrer for other sites. */
async function expectPrivate(page: Page): Promise<void> {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'strict-origin')
}

const person: FieldAnswer[] = [
  ['pick', 'radio', (t) => t('lead.options.title.mrs')],
  ['type', 'firstName', 'Léa'],
  ['type', 'lastName', 'Van den Broeck'],
]

/** An alert requested by another program, and confirmed by the link of its mail. */
async function askForAlert(
  request: APIRequestContext,
  { locale, email }: { locale: AlertLocale; email: string },
): Promise<string> {
  const answer = await request.post('/api/forms/demand-register', {
    data: {
      ...{ lang: locale, title: 'mrs', firstName: 'Léa', lastName: 'Van den Broeck', email, privacy: true },
      ...{ goal: 'sale', types: [1], cities: [wavre[locale]], maxPrice: 450_000, minBedrooms: 4 },
      frequency: 'immediately',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const [mail] = await findMails({ to: email, containing: '/alerts/confirm/' })
  return linkIn(mail, 'confirm')
}

async function confirmIn(page: Page, { link, locale }: { link: string; locale: Locale }): Promise<void> {
  const t = textsOf(locale)
  await page.goto(link)
  await pressIn(page, t('alert.actions.confirm'))
  await expect(page).toHaveURL(new RegExp(`/${locale}/alerts/manage/\\?token=`))
  await expect(heading(page)).toHaveText(t('alert.done.confirmed'))
}

const unsubscribed = { fr: 'Vous avez été désinscrit.', nl: 'U bent uitgeschreven.' } as const
const listPage = (locale: AlertLocale) => buildHref({ locale, path: listingPath({ name: 'sale', locale }) })

/** Unfolds the alert of a filtered list; without JavaScript its form has a page of its own. */
async function unfoldAlert(page: Page, locale: AlertLocale) {
  const t = textsOf(locale)
  const query = new URLSearchParams({ city: wavre[locale], type: '1', maxPrice: '450000', minBedrooms: '4' })
  await page.goto(`${listPage(locale)}?${query}&label=A`)
  await page
    .locator('main summary:visible')
    .filter({ hasText: t('alert.ask') })
    .click()
}

/** The whole form for alerts, from the short one of a filtered list, with the criteria of the list. */
async function openWholeForm(page: Page, locale: AlertLocale) {
  const t = textsOf(locale)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('alert.list.full') })
    .click()
  const form = await openForm(page, 'demand-register')
  await expect(page.getByRole('main')).toContainText(
    t('alert.form.dropped', { names: t('search.filters.labels') }),
  )
  await expect(form.locator('[name="goal"][value="sale"]')).toBeChecked()
  await expect(form.locator('[name="types"][value="1"]')).toBeChecked()
  await expect(form.locator(`[name="cities"][value="${wavre[locale]}"]`)).toBeChecked()
  await expect(form.locator('[name="cities"]:checked')).toHaveCount(1)
  await expect(form.locator('[name="maxPrice"]')).toHaveValue('450000')
  await expect(form.locator('[name="minBedrooms"]')).toHaveValue('4')
  return form
}

async function comeFromList(page: Page, locale: AlertLocale) {
  await unfoldAlert(page, locale)
  return openWholeForm(page, locale)
}

for (const locale of ['fr', 'nl'] as const) {
  test(`a visitor saves their search in ${locale}, gets mails about properties, and unsubscribes with one click`, async ({
    page,
    request,
  }) => {
    const t = textsOf(locale)
    const email = `lea.alert.${locale}@example.com`
    const other = `rita.alert.${locale}@example.com`

    const form = await comeFromList(page, locale)
    const line = form.locator('[data-slot="matches"]')
    await expect(line.getByRole('status')).toHaveText(/\S/)
    await expectNoProblems(page)
    const strict = (await line.getByRole('status').textContent()) ?? ''
    const before = Number(/\d+/.exec(strict)?.[0] ?? 0)
    await form.locator(`[name="cities"][value="${wavre[locale]}"]`).uncheck()
    await expect(line.getByRole('status')).not.toHaveText(strict)
    await expect(line.getByRole('link', { name: t('alert.matches.see') })).toHaveAttribute(
      'href',
      new RegExp(`^/${locale}/.+maxPrice=450000`),
    )
    await form.locator(`[name="cities"][value="${wavre[locale]}"]`).check()
    await expect(line.getByRole('status')).toHaveText(strict)

    const next = form.getByRole('button', { name: t('lead.buttons.next') })
    await next.click()
    await form.getByRole('radio', { name: t('lead.options.frequency.immediately') }).check()
    await next.click()
    await fillForm({
      ...{ form, kind: 'demand-register', locale },
      answers: [...person, ['type', 'email', email], ['tick', 'privacy']],
    })
    await form.getByRole('button', { name: t('lead.buttons.send') }).click()
    await expect(page).toHaveURL(/\/(bedankt|merci)\//)

    const [confirmMail] = await findMails({ to: email, containing: '/alerts/confirm/' })
    const confirm = linkIn(confirmMail, 'confirm')
    await page.goto(confirm)
    await expect(heading(page)).toHaveText(t('alert.page.confirm'))
    await expectPrivate(page)
    await expectNoProblems(page)
    await confirmIn(page, { link: confirm, locale })
    await expectPrivate(page)
    await expect(page.getByRole('main').locator('dl').first()).toContainText('450.000')
    await expectNoProblems(page)
    await page.goto(confirm)
    await expect(heading(page)).toHaveText(t('alert.already'))

    await confirmIn(page, { link: await askForAlert(request, { locale, email: other }), locale })

    const path = await publishProperty(locale, 395_000)
    await letMinutesPass(email)
    const news = await awaitMail({ to: email, containing: `Alerte ${locale}` })
    expect(news.text).toContain('395.000')
    expect(news.html).toMatch(/<img[^>]+src="https?:\/\/[^"]+\/api\/media\//)
    expect(news.html).toContain(`lang="${locale}"`)

    await change({ path, locale, data: { price: 365_000 } })
    await letMinutesPass(email)
    const drop = await awaitMail({ to: email, containing: '365.000' })
    expect(drop.text).toContain('395.000')

    await page.goto(linkIn(drop, 'manage'))
    await expect(heading(page)).toHaveText(t('alert.page.manage'))
    await expect(page.getByRole('main')).toContainText(t('alert.matches.some', { count: before + 1 }))
    await pressIn(page, t('alert.actions.pause'))
    await expect(heading(page)).toHaveText(t('alert.done.paused'))
    await expect(page.getByRole('main')).toContainText(t('alert.explain.paused'))
    await expectNoProblems(page)
    await change({ path, locale, data: { price: 345_000 } })
    await pressIn(page, t('alert.actions.resume'))
    await expect(heading(page)).toHaveText(t('alert.done.resumed'))

    // The other alert was not notified of the new property yet, so a lower price makes it a new property.
    await letMinutesPass(other)
    const digest = await awaitMail({ to: other, containing: `Alerte ${locale}` })
    expect(await findMails({ to: email, containing: `Alerte ${locale}` })).toHaveLength(2)

    const leave = linkIn(digest, 'unsubscribe')
    await page.goto(leave)
    await expect(heading(page)).toHaveText(t('alert.page.unsubscribe'))
    await expectPrivate(page)
    await expectNoProblems(page)
    await pressIn(page, t('alert.actions.unsubscribe'))
    await expect(heading(page)).toHaveText(unsubscribed[locale])
    await expectNoProblems(page)
    await page.goto(leave)
    await expect(heading(page)).toHaveText(unsubscribed[locale])

    const oneClick = /<(https?:[^>]+)>/.exec(drop.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    expect(drop.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const { pathname, search } = new URL(oneClick)
    const answer = await request.get(`${pathname}${search}`, { maxRedirects: 0 })
    expect(answer.ok()).toBe(false)
    await page.goto(linkIn(drop, 'manage'))
    await expect(heading(page)).toHaveText(t('alert.page.manage'))
    const clicked = await request.post(`${pathname}${search}`, {
      form: { 'List-Unsubscribe': 'One-Click' },
      maxRedirects: 0,
    })
    expect(clicked.status()).toBe(200)
    await page.goto(linkIn(drop, 'manage'))
    await expect(heading(page)).toHaveText(unsubscribed[locale])
  })

  test(`an alert is changed and deleted in ${locale}`, async ({ page, request }) => {
    const t = textsOf(locale)
    const link = await askForAlert(request, { locale, email: `tom.alert.${locale}@example.com` })
    await confirmIn(page, { link, locale })

    await page
      .getByRole('main')
      .getByRole('radio', { name: t('lead.options.frequency.weekly') })
      .check()
    await pressIn(page, t('alert.actions.frequency'))
    await expect(heading(page)).toHaveText(t('alert.done.updated'))
    await expect(page.getByRole('radio', { name: t('lead.options.frequency.weekly') })).toBeChecked()

    await unfold(page, t('alert.sections.change'))
    const form = page.locator('form#alert')
    const price = form.getByLabel(t('lead.fields.maxPrice'), { exact: true })
    await expect(price).toHaveValue('450000')
    await price.fill('beaucoup')
    await pressIn(page, t('alert.form.save'))
    await expect(form.getByRole('alert')).toBeFocused()
    await expect(price).toHaveValue('beaucoup')
    await expectNoProblems(page)
    await price.fill('380.000')
    await pressIn(page, t('alert.form.save'))
    await expect(heading(page)).toHaveText(t('alert.done.updated'))
    const facts = page.getByRole('main').locator('dl').first()
    await expect(facts).toContainText('380.000')
    await expect(facts).toContainText(t('lead.options.frequency.weekly'))

    await expect(page.getByRole('main')).toContainText(t('alert.explain.delete'))
    await pressIn(page, t('alert.actions.delete'))
    await expect(heading(page)).toHaveText(t('alert.done.deleted'))
    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
    await expectNoProblems(page)
  })

  test(`a wrong link says so in ${locale}, and where to go on`, async ({ page }) => {
    const t = textsOf(locale)
    for (const step of ['confirm', 'manage', 'unsubscribe', 'keep']) {
      await page.goto(`/${locale}/alerts/${step}/?token=1.2.3`)
      const main = page.getByRole('main')
      await expect(heading(page)).toHaveText(t('alert.invalid.wrong'))
      await expectPrivate(page)
      await expect(main.locator('form')).toHaveCount(0)
      await expect(main.getByRole('link', { name: t('notFound.home') })).toHaveAttribute(
        'href',
        `/${locale}/`,
      )
      await expect(main.getByRole('link', { name: t('alert.page.newAlert') })).toBeVisible()
    }
    await expectNoProblems(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search is saved, and an alert is changed', async ({ page }) => {
    const t = textsOf('fr')
    await unfoldAlert(page, 'fr')
    await page.locator('main .alert-panel:visible a').click()
    const form = await openWholeForm(page, 'fr')
    await expect(form.locator('[data-slot="matches"]')).toBeEmpty()
    const email = 'lea.alert.plain@example.com'
    await fillForm({
      ...{ form, kind: 'demand-register', locale: 'fr' },
      answers: [...person, ['type', 'email', email], ['tick', 'privacy']],
    })
    await form.getByRole('button', { name: t('lead.buttons.send') }).click()
    await expect(page).toHaveURL(/\/fr\/merci\//)
    const [confirmMail] = await findMails({ to: email, containing: '/alerts/confirm/' })
    await confirmIn(page, { link: linkIn(confirmMail, 'confirm'), locale: 'fr' })

    await unfold(page, t('alert.sections.change'))
    const change = page.locator('form#alert')
    await change.getByLabel(t('lead.fields.maxPrice'), { exact: true }).fill('333000')
    await pressIn(page, t('alert.form.save'))
    await expect(heading(page)).toHaveText(t('alert.done.updated'))
    await expect(page.getByRole('main').locator('dl').first()).toContainText('333.000')
    await pressIn(page, t('alert.actions.delete'))
    await expect(heading(page)).toHaveText(t('alert.done.deleted'))
  })
})
