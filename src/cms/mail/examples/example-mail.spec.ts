import { describe, expect, it } from 'vitest'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { editableMails, isEditableMail } from '@/domain/mail-texts/editable-mails'
import { locales } from '@/domain/shared/locale'
import { exampleMail } from './example-mail'

const agency: MailAgency = {
  name: 'Maison Brabant',
  siteUrl: 'https://maison.example',
  phone: null,
  email: null,
  address: null,
  mentions: [],
}

const mails = Object.keys(editableMails).filter(isEditableMail)

describe.each(locales)('the examples in %s', (locale) => {
  it.each(mails)('of %s are whole, and say what an editor wrote in its place', (mail) => {
    const { subject, html, text } = exampleMail(mail, { agency, locale })
    expect(`${subject}${text}`).not.toMatch(/undefined|null|\[object|NaN|\{\w+\}/)
    expect(html).not.toMatch(/undefined|\[object|NaN/)
    const own = Object.fromEntries(editableMails[mail].map((path) => [path, `<b>own ${path}</b>`]))
    const changed = exampleMail(mail, { agency: { ...agency, ownTexts: own }, locale })
    expect(`${changed.subject}${changed.text}`).toContain('own ')
    expect(changed.html).toContain('&lt;b&gt;own ')
    expect(changed.html).not.toContain('<b>own ')
  })
})
