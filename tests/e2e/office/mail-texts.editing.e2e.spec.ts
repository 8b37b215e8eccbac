import { expect, test } from '@playwright/test'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

const offices = [
  {
    code: 'nl',
    role: 'editor',
    width: 1440,
    title: 'Teksten van e-mails',
    mail: 'Pand doorgestuurd aan een vriend',
    subject: /^Onderwerpregel/,
    wrong: 'Kijk eens',
    fault: 'Hier ontbreekt: {sender}.',
    right: '{sender} vond <b>iets</b> voor u',
    shown: 'Jeanne Dupont vond <b>iets</b> voor u',
    save: 'Teksten bewaren',
    saved: 'Bewaard.',
    back: /^Terug naar het origineel/,
    changed: 'aangepast',
  },
  {
    code: 'fr',
    role: 'admin',
    width: 820,
    title: 'Textes des e-mails',
    mail: 'Bien envoyé à un ami',
    subject: /^Ligne d’objet/,
    wrong: 'Regardez',
    fault: 'Il manque ici : {sender}.',
    right: '{sender} a trouvé <b>ceci</b>',
    shown: 'Jeanne Dupont a trouvé <b>ceci</b>',
    save: 'Enregistrer les textes',
    saved: 'Enregistré.',
    back: /^Revenir à l’original/,
    changed: 'modifié',
  },
] as const

for (const office of offices)
  test.describe(`the texts of mails, for ${office.role} in ${office.code}`, () => {
    test.use({ locale: `${office.code}-BE`, viewport: { width: office.width, height: 1000 } })

    test('are checked at the field, shown in a mail, and go back to the original', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const staff = await newStaffRequests(playwright, baseURL)
      await signInAs(page, { staff, role: office.role })
      await openOffice(page, '/admin')
      await expect(page.locator('#nav-mail-texts')).toHaveAttribute('href', '/admin/mail-texts')
      await openOffice(page, '/admin/mail-texts')
      await expect(page.getByRole('heading', { level: 1, name: office.title })).toBeVisible()
      expect(await findAgencyProblems(page)).toEqual([])
      await page.getByRole('link', { name: office.mail }).click()
      await page.waitForURL(/mail=send-to-friend/)
      await untilOfficeAlive(page)
      const subject = page.getByRole('textbox', { name: office.subject })
      const original = await subject.inputValue()
      const save = page.getByRole('button', { name: office.save, exact: true })
      await expect(page.frameLocator('iframe').locator('h1')).toContainText('Jeanne Dupont')
      await subject.fill(office.wrong)
      await save.click()
      await expect(subject).toBeFocused()
      await expect(subject).toHaveAccessibleDescription(new RegExp(office.fault.replace(/[{}.]/g, '\\$&')))
      await expect(subject).toHaveValue(office.wrong)
      await subject.fill(office.right)
      await expect(page.frameLocator('iframe').locator('h1')).toHaveText(office.shown)
      await save.click()
      await expect(page.getByRole('status').filter({ hasText: office.saved })).toBeVisible()
      expect(await findAgencyProblems(page, 'iframe')).toEqual([])
      await openOffice(page, '/admin/mail-texts')
      const line = page.getByRole('listitem').filter({ hasText: office.mail })
      await expect(line).toContainText(office.changed)
      await line.getByRole('link').click()
      await page.waitForURL(/mail=send-to-friend/)
      await untilOfficeAlive(page)
      await expect(subject).toHaveValue(office.right)
      await page.getByRole('button', { name: office.back }).click()
      await expect(subject).toHaveValue(original)
      await save.click()
      await expect(page.getByRole('status').filter({ hasText: office.saved })).toBeVisible()
      await openOffice(page, '/admin/mail-texts')
      await expect(line).not.toContainText(office.changed)
      await staff.dispose()
    })
  })

test.describe('the texts of mails, for an agent in fr', () => {
  test.use({ locale: 'fr-BE', viewport: { width: 820, height: 1000 } })

  test('are not theirs to change', async ({ page, playwright, baseURL }) => {
    const staff = await newStaffRequests(playwright, baseURL)
    await signInAs(page, { staff, role: 'agent' })
    await openOffice(page, '/admin')
    await expect(page.locator('#nav-broken')).toBeAttached()
    await expect(page.locator('#nav-mail-texts')).toHaveCount(0)
    await openOffice(page, '/admin/mail-texts?mail=owner-login&locale=fr')
    await expect(page.getByText('Les rédacteurs et administrateurs modifient ces textes.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await staff.dispose()
  })
})
