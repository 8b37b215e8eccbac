import { expect, it } from 'vitest'
import { mailHref } from './mail-href'

it('a mail to somebody has its subject encoded', () => {
  expect(mailHref({ to: 'info@maison.example', subject: 'Maison & jardin à Wavre' })).toBe(
    'mailto:info@maison.example?subject=Maison%20%26%20jardin%20%C3%A0%20Wavre',
  )
})

it('a mail to nobody yet has a body with the line breaks of mail', () => {
  expect(mailHref({ subject: 'Un bien', body: 'Regardez :\nhttps://maison.example/?a=1' })).toBe(
    'mailto:?subject=Un%20bien&body=Regardez%20%3A%0D%0Ahttps%3A%2F%2Fmaison.example%2F%3Fa%3D1',
  )
})
