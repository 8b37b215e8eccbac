import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { findAgencyProblems } from '../../support/browser/agency-part'
import { openOffice, untilOfficeAlive } from '../../support/browser/sign-in'
import { signInAs } from '../../support/browser/staff-role'
import { newStaffRequests } from '../../support/browser/staff-requests'

const offices = [
  {
    code: 'nl',
    width: 1440,
    title: 'Vertalingen',
    counts: 'Wat ontbreekt, per soort en taal',
    field: /^Titel/,
    empty: /leeg$/,
    copyAll: 'Alles overnemen wat leeg is',
    save: 'De vertaling bewaren',
    saved: 'De vertaling is bewaard.',
    outdated: /^Niet bewaard: iemand anders heeft/,
    machine: {
      draftAll: 'Ontwerpen van een vertaalmachine voor wat leeg is',
      draft: /ontwerp van een machine$/,
      kept: 'De vertaling is bewaard, zonder 2 ontwerpen die nog niemand heeft nagelezen.',
      confirm: /^Nagelezen: Titel/,
    },
    file: {
      download: 'Teksten downloaden',
      downloadOne: 'Bewaarde teksten downloaden voor een vertaler',
      downloaded: 'Documenten in het bestand: 1 van 1.',
      chosen: 'Vertaald bestand',
      upload: 'Vertalingen opladen',
      unreadable: 'Dit bestand is geen leesbare XML in UTF-8.',
      uploaded: 'Overgenomen teksten: 1. Gewijzigde documenten: 1. Stonden er al: 0. Niet overgenomen: 1.',
      marks: /de nummers staan niet zoals in de andere taal/,
    },
  },
  {
    code: 'fr',
    width: 820,
    title: 'Traductions',
    counts: 'Ce qui manque, par genre et par langue',
    field: /^Titre/,
    empty: /vide$/,
    copyAll: 'Reprendre tout ce qui est vide',
    save: 'Enregistrer la traduction',
    saved: 'La traduction est enregistrée.',
    outdated: /^Pas enregistré : quelqu’un d’autre a/,
    machine: {
      draftAll: 'Brouillons d’un traducteur automatique pour ce qui est vide',
      draft: /brouillon automatique$/,
      kept: 'La traduction est enregistrée, sans 2 brouillons que personne n’a encore relus.',
      confirm: /^Relu: Titre/,
    },
    file: {
      download: 'Télécharger les textes',
      downloadOne: 'Télécharger les textes enregistrés pour un traducteur',
      downloaded: 'Documents dans le fichier : 1 sur 1.',
      chosen: 'Fichier traduit',
      upload: 'Envoyer les traductions',
      unreadable: 'Ce fichier n’est pas du XML lisible en UTF-8.',
      uploaded: 'Textes repris : 1. Documents modifiés : 1. Déjà là : 0. Pas repris : 1.',
      marks: /les numéros ne sont pas comme dans l’autre langue/,
    },
  },
] as const

/** What a button downloads. */
async function downloaded(page: Page, button: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

const xlf = (text: string) => ({
  name: 'translated.xlf',
  mimeType: 'application/x-xliff+xml',
  buffer: Buffer.from(text),
})

for (const office of offices)
  test.describe(`missing translations, for an editor in ${office.code}`, () => {
    test.use({ locale: `${office.code}-BE`, viewport: { width: office.width, height: 1000 } })

    test('are found in a list, translated beside the source, and not over another save', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const staff = await newStaffRequests(playwright, baseURL)
      const name = `Translations ${office.code} ${Date.now()}`
      const created = await staff.post('/api/contact-forms?locale=fr', {
        data: { kind: 'site-contact', name, title: 'Écrivez-nous', intro: 'Nous répondons.' },
      })
      const { doc } = await created.json()
      await signInAs(page, { staff, role: 'editor' })
      await openOffice(page, '/admin')
      await expect(page.locator('#nav-translations')).toHaveAttribute('href', '/admin/translations')
      await openOffice(page, '/admin/translations')
      await expect(page.getByRole('heading', { level: 1, name: office.title })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: office.counts })).toBeVisible()
      expect(await findAgencyProblems(page)).toEqual([])
      await openOffice(page, '/admin/translations?collection=contact-forms&locale=de')
      const row = page.getByRole('row').filter({ hasText: name })
      await row.locator('a[href*="to=de"]').click()
      await page.waitForURL(/document=contact-forms/)
      await untilOfficeAlive(page)
      const title = page.getByRole('textbox', { name: office.field })
      await expect(title).toHaveAccessibleName(office.empty)
      await page.getByRole('button', { name: office.copyAll, exact: true }).click()
      await expect(title).toHaveValue('Écrivez-nous')
      await title.fill('Schreiben Sie uns')
      const save = page.getByRole('button', { name: office.save, exact: true })
      await save.click()
      await expect(page.getByRole('status').filter({ hasText: office.saved })).toBeVisible()
      expect(await findAgencyProblems(page)).toEqual([])
      const stored = await staff.get(`/api/contact-forms/${doc.id}?locale=de`)
      expect(await stored.json()).toMatchObject({ title: 'Schreiben Sie uns', intro: 'Nous répondons.' })
      await staff.patch(`/api/contact-forms/${doc.id}?locale=fr`, { data: { title: 'Un mot' } })
      await title.fill('Ein Wort')
      await save.click()
      await expect(page.getByRole('status').filter({ hasText: office.outdated })).toBeVisible()
      await expect(title).toHaveValue('Ein Wort')
      await staff.delete(`/api/contact-forms/${doc.id}`)
      await staff.dispose()
    })

    test('are drafted by a machine, and stored once somebody has read them', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const { machine } = office
      const staff = await newStaffRequests(playwright, baseURL)
      const name = `Drafts ${office.code} ${Date.now()}`
      const created = await staff.post('/api/contact-forms?locale=fr', {
        data: { kind: 'site-contact', name, title: 'Un mot', intro: 'Nous répondons.' },
      })
      const { doc } = await created.json()
      const stored = async () => (await staff.get(`/api/contact-forms/${doc.id}?locale=de`)).json()
      await signInAs(page, { staff, role: 'editor' })
      await openOffice(page, `/admin/translations?document=contact-forms/${doc.id}&from=fr&to=de`)
      await page.getByRole('button', { name: machine.draftAll, exact: true }).click()
      const title = page.getByRole('textbox', { name: office.field })
      await expect(title).toHaveValue('de: Un mot')
      await expect(title).toHaveAccessibleName(machine.draft)
      expect(await findAgencyProblems(page)).toEqual([])
      const save = page.getByRole('button', { name: office.save, exact: true })
      await save.click()
      await expect(page.getByRole('status').filter({ hasText: machine.kept })).toBeVisible()
      expect((await stored()).title ?? null).toBeNull()
      await page.getByRole('button', { name: machine.confirm }).click()
      await expect(title).not.toHaveAccessibleName(machine.draft)
      await save.click()
      await expect.poll(async () => (await stored()).title).toBe('de: Un mot')
      expect((await stored()).intro ?? null).toBeNull()
      await staff.delete(`/api/contact-forms/${doc.id}`)
      await staff.dispose()
    })

    test('are downloaded for a translator, and taken over from the translated file', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const { file } = office
      const staff = await newStaffRequests(playwright, baseURL)
      const name = `Translator ${office.code} ${Date.now()}`
      const created = await staff.post('/api/contact-forms?locale=fr', {
        data: { kind: 'site-contact', name, title: 'Un mot & un <signe>', intro: 'Nous répondons.' },
      })
      const { doc } = await created.json()
      await signInAs(page, { staff, role: 'editor' })
      await openOffice(page, `/admin/translations?document=contact-forms/${doc.id}&from=fr&to=de`)
      const one = await downloaded(page, file.downloadOne)
      expect(one.name).toBe(`translations-fr-de-contact-forms-${doc.id}.xlf`)
      await expect(page.getByRole('status').filter({ hasText: file.downloaded })).toBeVisible()
      await openOffice(page, '/admin/translations?collection=contact-forms&locale=de')
      const all = await downloaded(page, file.download)
      expect(all.name).toMatch(/^translations-(?:nl|fr|en)-de\.xlf$/)
      expect(all.text).toContain('<xliff version="1.2"')
      expect(await findAgencyProblems(page)).toEqual([])
      const field = page.getByLabel(file.chosen)
      const upload = page.getByRole('button', { name: file.upload, exact: true })
      await field.setInputFiles(xlf('Guten Tag'))
      await upload.click()
      await expect(field).toHaveAccessibleDescription(new RegExp(file.unreadable))
      await expect(field).toBeFocused()
      const source = '<source>Un mot &amp; un &lt;signe&gt;</source>'
      expect(one.text).toContain(source)
      const translated = one.text
        .replace(source, `${source}<target>Ein Wort &amp; ein &lt;Zeichen&gt;</target>`)
        .replace(/(<source>Nous répondons\.<\/source>)/, '$1<target><g id="1">Wir antworten.</g></target>')
      await field.setInputFiles(xlf(translated))
      await upload.click()
      await expect(page.getByRole('status').filter({ hasText: file.uploaded })).toBeVisible()
      const refused = page.getByRole('listitem').filter({ hasText: file.marks })
      await expect(refused.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/admin/translations?document=contact-forms%2F${doc.id}&from=fr&to=de`,
      )
      expect(await findAgencyProblems(page)).toEqual([])
      const stored = await (await staff.get(`/api/contact-forms/${doc.id}?locale=de`)).json()
      expect([stored.title, stored.intro ?? null]).toEqual(['Ein Wort & ein <Zeichen>', null])
      await staff.delete(`/api/contact-forms/${doc.id}`)
      await staff.dispose()
    })
  })

test.describe('missing translations, for an agent in fr', () => {
  test.use({ locale: 'fr-BE', viewport: { width: 820, height: 1000 } })

  test('are those of what agents may change', async ({ page, playwright, baseURL }) => {
    const staff = await newStaffRequests(playwright, baseURL)
    await signInAs(page, { staff, role: 'agent' })
    await openOffice(page, '/admin/translations?document=globals/home-search&from=fr&to=nl')
    await expect(page.getByText('Ce document n’existe pas, ou vous ne pouvez pas le modifier.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await staff.dispose()
  })
})
