import { expect, type Locator, type Page } from '@playwright/test'
import type { LeadFieldName } from '../../../src/domain/leads/lead-fields'
import type { LeadKind } from '../../../src/domain/leads/lead-kinds'
import { labelKey } from '../../../src/domain/leads/lead-texts'
import { belgianDay } from '../../../src/domain/shared/belgian-day'
import type { Locale } from '../../../src/domain/shared/locale'
import { untilAlive } from '../browser/alive'
import { textsOf } from '../words/site-texts'

export type Texts = ReturnType<typeof textsOf>

/** Fills in a field as a visitor does: types, ticks the box, or chooses the option with this label. */
export type FieldAnswer =
  | ['type', LeadFieldName, string]
  | ['tick', LeadFieldName]
  | ['pick', 'radio' | 'checkbox', (t: Texts) => string | RegExp]
  | ['tick all']

type FilledForm = { form: Locator; kind: LeadKind; locale: Locale; answers: readonly FieldAnswer[] }

/** Fills in the visible fields of a form, by their labels in the language. */
export async function fillForm({ form, kind, locale, answers }: FilledForm): Promise<void> {
  const t = textsOf(locale)
  const field = (name: LeadFieldName) =>
    form.getByLabel(t(labelKey({ kind, field: name })), { exact: true }).locator('visible=true')
  for (const answer of answers) {
    if (answer[0] === 'type') await field(answer[1]).fill(answer[2])
    else if (answer[0] === 'tick') await field(answer[1]).check()
    else if (answer[0] === 'pick')
      await form
        .getByRole(answer[1], { name: answer[2](t) })
        .first()
        .check()
    else for (const box of await form.getByRole('checkbox').all()) await box.check()
  }
}

/** The form of a kind on the page, unfolded, and alive where the page has scripts. */
export async function openForm(page: Page, kind: LeadKind): Promise<Locator> {
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) await untilAlive(page)
  // The newsletter form is on every page, in the footer.
  const id = kind === 'sign-newsletter' ? 'newsletter' : kind
  const form = page.locator(`form#${id}`)
  // A folded form is fetched: before, only its place is there.
  const fold = page.locator('main details').filter({ has: page.locator(`#${id}`) })
  if ((await fold.count()) > 0 && (await fold.getAttribute('open')) === null)
    await fold.locator('summary').click()
  await expect(form).toBeVisible()
  return form
}

/** A number of days from today in Belgium, as a date field takes it. */
export const dayFromNow = (days: number): string => belgianDay(new Date(Date.now() + days * 86_400_000))
