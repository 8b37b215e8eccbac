import { expect, test, type APIRequestContext, type Locator } from '@playwright/test'
import { locales } from '../../../src/domain/shared/locale'
import { refuseConsent } from '../../support/browser/consent'
import { findScreenProblems } from '../../support/browser/page-width'
import { newStaffRequests } from '../../support/browser/staff-requests'
import { textsOf } from '../../support/words/site-texts'

test.describe.configure({ mode: 'serial' })
test.beforeEach(({ page }) => refuseConsent(page))

const project = 95
// Two houses for sale and an apartment, with their floors.
const floors: Record<number, number> = { 2101: 2, 2102: 0, 2104: 1 }

let staff: APIRequestContext
let undo: (() => Promise<unknown>)[] = []

const find = async (collection: string, publicId: number): Promise<Record<string, unknown>> => {
  const answer = await staff.get(`/api/${collection}?where[publicId][equals]=${publicId}&depth=0&locale=fr`)
  return (await answer.json()).docs[0]
}

const change = async (collection: string, id: unknown, data: object): Promise<void> => {
  const answer = await staff.patch(`/api/${collection}/${id}?locale=fr`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await newStaffRequests(playwright, baseURL)
  const units: unknown[] = []
  for (const [publicId, floor] of Object.entries(floors)) {
    const { id, floor: before } = await find('properties', Number(publicId))
    undo = [() => change('properties', id, { floor: before ?? null, _status: 'published' }), ...undo]
    await change('properties', id, { floor, _status: 'published' })
    units.push(id)
  }
  const { id, units: before } = await find('projects', project)
  undo = [() => change('projects', id, { units: before, _status: 'published' }), ...undo]
  await change('projects', id, { units, _status: 'published' })
})

test.afterAll(async () => {
  for (const back of undo) await back()
  await staff.dispose()
})

const floorsIn = (table: Locator): Promise<string[]> =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('[data-column="floor"]')?.textContent ?? ''))

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const locale of locales)
      test(`the units of a project are sorted by the heads of their table, in ${locale}`, async ({
        page,
      }) => {
        const t = textsOf(locale)
        await page.goto(`/project/${project}/?lng=${locale}`)
        const table = page.getByRole('table', { name: t('project.units'), exact: true })
        await expect(table.locator('tbody tr')).toHaveCount(3)
        const head = table.getByRole('columnheader', { name: t('project.table.floor'), exact: true })
        const [ground, first, second] = [new RegExp(t('project.table.groundFloor')), /1$/, /2$/]

        await head.getByRole('link').click()
        await expect(page).toHaveURL(/\?units=floor$/)
        await expect(head).toHaveAttribute('aria-sort', 'ascending')
        await expect
          .poll(() => floorsIn(table))
          .toEqual([ground, first, second].map((text) => expect.stringMatching(text)))
        await head.getByRole('link').click()
        await expect(page).toHaveURL(/\?units=-floor$/)
        await expect(head).toHaveAttribute('aria-sort', 'descending')
        await expect
          .poll(() => floorsIn(table))
          .toEqual([second, first, ground].map((text) => expect.stringMatching(text)))
        if (!javaScriptEnabled) return
        for (const width of [390, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await findScreenProblems(page)).toEqual([])
        }
      })
  })
