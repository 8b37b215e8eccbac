import { expect, test, type APIRequestContext } from '@playwright/test'
import { screenTexts } from '../../../src/messages/screen-texts'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { openOffice } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

const texts = screenTexts.pageModules

const offices = [
  { locale: 'nl', width: 390 },
  { locale: 'fr', width: 820 },
  { locale: 'de', width: 1440 },
] as const

type PageWithModules = { id: number; modules: { id: number; internalName: string }[] }

async function findPage(staff: APIRequestContext): Promise<PageWithModules> {
  const { docs } = await (
    await staff.get('/api/pages?where[path][equals]=/&limit=1&depth=1&locale=fr')
  ).json()
  return docs[0]
}

for (const { locale, width } of offices)
  test(`the modules of a page are in a list that says what they are, and are arranged there, in ${locale} at ${width} px`, async ({
    browser,
    playwright,
    baseURL,
  }) => {
    const staff = await newStaffRequests(playwright, baseURL)
    const { id, modules } = await findPage(staff)
    const names = modules.map(({ internalName }) => internalName)
    const [first = '', second = '', ...rest] = names
    const page = await browser.newPage({ locale: `${locale}-BE`, viewport: { width, height: 1000 } })
    await signInAs(page, { staff, role: 'editor' })
    await openOffice(page, `/admin/collections/pages/${id}`)
    const list = page.getByRole('region', { name: texts.title[locale] })
    const lines = list.getByRole('listitem')
    const lineOf = (name: string) => lines.filter({ has: page.getByRole('link', { name, exact: true }) })
    const press = (text: Record<typeof locale, string>, name: string) =>
      lineOf(name)
        .getByRole('button', { name: `${text[locale]}: ${name}` })
        .click()
    const shown = list.locator('li a[href*="/modules/"]')
    const expectOrder = (order: readonly string[]) => expect(shown).toHaveText([...order])

    await expectOrder(names)
    await expect(lineOf(first)).toContainText(/ · /)
    await expect(lineOf(first)).toContainText(
      new RegExp(`${texts.onlyHere[locale]}|${texts.elsewhere[locale].replace('{pages}', '')}`),
    )
    await press(texts.down, first)
    await expectOrder([second, first, ...rest])
    // After the first change the bar above gets its buttons, and on a phone the list moves under the mouse.
    await expect(async () => {
      await lineOf(second).dragTo(lineOf(first))
      await expect(shown).toHaveText(names, { timeout: 3000 })
    }).toPass()
    await press(texts.takeOff, second)
    await expectOrder([first, ...rest])
    expect(await findAgencyProblems(page)).toEqual([])

    await press(texts.duplicate, first)
    const copy = texts.copy[locale].replace('{name}', () => first)
    await expectOrder([first, copy, ...rest])
    await page.locator('#action-save-draft').click()
    const stored = async (): Promise<{ id: number; internalName: string; _status: string }[]> =>
      (await (await staff.get(`/api/pages/${id}?draft=true&depth=1`)).json()).modules
    await expect
      .poll(async () => (await stored()).map(({ internalName }) => internalName))
      .toEqual([first, copy, ...rest])
    const [, made] = await stored()
    expect(made).toMatchObject({ _status: 'draft' })
    await staff.patch(`/api/pages/${id}?draft=true`, { data: { modules: modules.map((each) => each.id) } })
    await staff.delete(`/api/modules/${made?.id}`)
    await page.close()
    await staff.dispose()
  })
