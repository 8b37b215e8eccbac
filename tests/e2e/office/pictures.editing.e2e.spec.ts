import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { dropFiles } from '../../support/browser/drop-files'
import { screenIn } from '../../support/browser/screens'
import { openOffice, signIn } from '../../support/browser/sign-in'
import { newStaffRequests } from '../../support/browser/staff-requests'

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1300 } })

const reference = 2330
const texts = screenTexts.pictures
const waiting = '0 van 4 beelden zijn er. Bewaren kan zodra ze er allemaal zijn.'
const result = 'Toegevoegd: 3. Mislukt: 1. Bewaar het pand om de volgorde te behouden.'

type SampleFile = { name: string; bytes: string }

/** A photograph of one colour, in base64. */
async function photograph(name: string, background: string): Promise<SampleFile> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  return { name, bytes: (await picture.jpeg().toBuffer()).toString('base64') }
}

/** Drops files on the grid. */
const drop = (page: Page, files: readonly SampleFile[]) =>
  dropFiles(
    page.locator('.agency-pictures__area'),
    files.map((file) => ({ ...file, type: 'image/jpeg' })),
  )

/** Drags a picture of the grid onto another, and lets go when that one has made room. */
async function drag(page: Page, { from, to }: { from: Locator; to: Locator }): Promise<void> {
  const frame = to.locator('.agency-picture__frame')
  await from.locator('.agency-picture__frame').hover()
  await page.mouse.down()
  await frame.hover()
  await expect(page.locator('.agency-picture--dragged')).toBeVisible()
  const box = await frame.boundingBox()
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 5, { steps: 5 })
  await expect(to).toHaveAttribute('style', /translate/)
  await page.mouse.up()
}

let staff: APIRequestContext
let property: { id: number; pictures: number[] }

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const found = await staff.get(`/api/properties?where[publicId][equals]=${reference}&depth=0&limit=1`)
  property = (await found.json()).docs[0]
})

test.afterAll(async () => {
  await staff.patch(`/api/properties/${property.id}?locale=nl`, { data: { pictures: property.pictures } })
  await staff.delete('/api/media?where[filename][like]=aa-gevel')
  await staff.dispose()
})

test('files dropped on the grid become pictures in an order that keys change and the page shows', async ({
  page,
}) => {
  const [first = 0] = property.pictures
  await staff.patch(`/api/properties/${property.id}?locale=nl`, { data: { pictures: [first] } })
  await signIn(page)
  await openOffice(page, `/admin/collections/properties/${property.id}?locale=nl`)
  const tabs = page.locator('.tabs-field__tabs').first()
  await tabs.getByRole('button', { name: officeTexts.properties.mediaTab.label.nl, exact: true }).click()
  const grid = page.getByRole('list', { name: texts.grid.nl })
  const names = () => grid.locator('.agency-picture__name').allTextContents()
  await expect(grid.getByRole('listitem')).toHaveCount(1)

  // One of them is no picture: the server says so, and the others are there in the order of their names. Meanwhile nothing is saved.
  let send = (): void => undefined
  const mayBeSent = new Promise<void>((done) => (send = done))
  await page.route('**/api/media?depth=0', async (route) => {
    await mayBeSent
    await route.continue()
  })
  await drop(page, [
    await photograph('aa-gevel 10.jpg', '#8a9b7a'),
    { name: 'aa-gevel 3.jpg', bytes: Buffer.from('geen beeld').toString('base64') },
    await photograph('aa-gevel 2.jpg', '#7a8b9a'),
    await photograph('aa-gevel 1.jpg', '#9a7a8b'),
  ])
  await expect(page.getByText(waiting)).toBeVisible()
  await expect(page.locator('#action-save')).toBeDisabled()
  send()
  await expect(page.getByRole('status').filter({ hasText: result })).toBeVisible()
  await expect.poll(names).toEqual([expect.any(String), 'aa-gevel-1', 'aa-gevel-2', 'aa-gevel-10'])
  const failed = page.getByRole('list', { name: texts.uploads.title.nl }).getByRole('listitem')
  await expect(failed).toContainText(officeTexts.media.cleanUpload.refusal.nl)
  expect(await findAxeProblems(page, { part: '.agency-pictures__area', isForeign: true })).toEqual([])
  await failed.getByRole('button', { name: new RegExp(texts.uploads.retry.nl) }).click()
  await expect(failed).toContainText(officeTexts.media.cleanUpload.refusal.nl)
  await failed.getByRole('button', { name: new RegExp(texts.uploads.dismiss.nl) }).click()
  await expect(failed).toHaveCount(0)

  // A mouse drags the last to the second place.
  const tiles = grid.getByRole('listitem')
  await drag(page, { from: tiles.nth(3), to: tiles.nth(1) })
  await expect.poll(names).toEqual([expect.any(String), 'aa-gevel-10', 'aa-gevel-1', 'aa-gevel-2'])

  // By keys: to the front, and one place back.
  const earlier = page.getByRole('button', { name: `${texts.earlier.nl}: aa-gevel-10` })
  await earlier.focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('status').filter({ hasText: 'aa-gevel-10: plaats 1 van 4' })).toBeAttached()
  await expect(earlier).toBeFocused()
  const later = page.getByRole('button', { name: `${texts.later.nl}: aa-gevel-1`, exact: true })
  await later.press('Enter')
  await expect.poll(names).toEqual(['aa-gevel-10', expect.any(String), 'aa-gevel-2', 'aa-gevel-1'])
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/properties/'),
  )
  await page.locator('#action-save').click()
  expect((await saved).status()).toBe(200)
  await expect.poll(names).toEqual(['aa-gevel-10', expect.any(String), 'aa-gevel-2', 'aa-gevel-1'])

  // What a picture shows gives its description in each language, and several get a kind at once.
  await page.getByRole('button', { name: texts.describe.title.nl }).click()
  const panel = page.getByRole('region', { name: texts.describe.title.nl })
  await panel
    .getByRole('combobox', { name: `${texts.describe.subject.nl}: aa-gevel-2`, exact: true })
    .selectOption({ label: texts.subjects.kitchen.nl })
  const dutch = panel.getByRole('textbox', {
    name: `${screenTexts.fields.language.languageNames.nl.nl}: aa-gevel-2`,
    exact: true,
  })
  await expect(dutch).toHaveValue(/^Keuken, .+ in .+$/)
  await dutch.fill('Keuken met kookeiland')
  expect(await findAxeProblems(page, { part: '.agency-pictures__area', isForeign: true })).toEqual([])
  await panel.getByRole('button', { name: texts.describe.store.nl }).click()
  await expect(page.getByText('Bewaarde beschrijvingen: 4.')).toBeVisible()
  await page.getByRole('checkbox', { name: `${texts.kinds.choose.nl}: aa-gevel-1`, exact: true }).check()
  await page.getByRole('button', { name: officeTexts.media.kind.floorPlan.nl, exact: true }).click()
  const plan = grid.getByRole('listitem').last()
  await expect(plan).toContainText(officeTexts.media.kind.floorPlan.nl)

  const stored = await (await staff.get(`/api/properties/${property.id}?depth=1&locale=nl`)).json()
  const pictures: { filename: string; alt: string; sizes: { w600: { filename: string } } }[] = stored.pictures
  expect(pictures[2]?.alt).toBe('Keuken met kookeiland')
  expect(pictures.map(({ filename }) => filename.replace(/-[0-9a-f]{16}\.jpg$/, ''))).toEqual([
    'aa-gevel-10',
    expect.any(String),
    'aa-gevel-2',
    'aa-gevel-1',
  ])
  await page.goto(screenIn(`/property/${reference}/`, 'nl'))
  await untilAlive(page)
  const photos = pictures.slice(0, 3)
  const digests = photos.map(({ sizes }) => sizes.w600.filename.replace(/-w600\.webp$/, ''))
  const film = page.locator('.scroller-film > li img')
  for (const [index, digest] of digests.entries())
    await expect(film.nth(index)).toHaveAttribute('srcset', new RegExp(digest))
})
