import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { ownerAddress } from './owner-address'
import { ownerLink } from './owner-link'
import { ownerLogin } from './owner-login'

const agency: MailAgency = {
  name: 'Maison Brabant',
  siteUrl: 'https://www.agency.example',
  phone: null,
  email: null,
  address: null,
  mentions: [],
}

const href = 'https://www.agency.example/fr/owner/password/?token=a.b'

describe('the mail with the way to a password', () => {
  it.each(locales)('says in %s why it comes, how long it works, and leads there', (locale) => {
    const mails = (['forgotten', 'locked', 'invitation'] as const).map((reason) =>
      ownerLink({ agency, reason, name: 'Jeanne Dupont', href }, locale),
    )
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3)
    for (const mail of mails) {
      expect(mail.text).toContain(href)
      expect(mail.text).toContain('Jeanne Dupont')
      expect(mail.html).toContain(`href="${href}"`)
    }
  })
})

describe('the mail to the address an owner had', () => {
  it.each(locales)('says in %s what has changed and what to do about it', (locale) => {
    const mail = ownerAddress({ agency, name: 'Jeanne Dupont' }, locale)
    expect(mail.subject).toContain(agency.name)
    expect(mail.text).toContain('Jeanne Dupont')
    expect(mail.text).toContain('?')
    expect(mail.text).not.toContain('@')
  })
})

describe('the mail about a new login', () => {
  it('says who, when and whose properties, by the clocks of Belgium', () => {
    const owner = { name: 'Jeanne Dupont', email: 'jeanne@example.com', phone: '+32 475 98 76 54' }
    const adminHref = 'https://www.agency.example/admin/collections/owners/4'
    const now = new Date('2026-06-01T22:30:00Z')
    const mail = ownerLogin({ agency, owner, properties: ['Maison (2101)'], now, adminHref }, 'fr')
    expect(mail.subject).toBe('Connexion du propriétaire – Jeanne Dupont')
    for (const part of ['jeanne@example.com', '+32 475 98 76 54', '2 juin 2026', 'Maison (2101)', adminHref])
      expect(mail.text).toContain(part)
  })
})
