import { expect, it } from 'vitest'
import { editableMails } from '@/domain/mail-texts/editable-mails'
import { locales } from '@/domain/shared/locale'
import { mailTexts } from './mail-texts'
import { mailWords } from './own-mail-texts'
import { textAt } from './text-at'

it('puts the texts of editors in their places, and leaves all others', () => {
  const own = { 'owners.link.invitation.text': 'Welkom', 'no.such.place': 'x' }
  const words = mailWords({ locale: 'nl', own })
  expect(words.owners.link.invitation.text).toBe('Welkom')
  expect(words.owners.link.invitation.button).toBe(mailTexts.nl.owners.link.invitation.button)
  expect(words.owners.link.forgotten).toEqual(mailTexts.nl.owners.link.forgotten)
  expect(mailTexts.nl.owners.link.invitation.text).not.toBe('Welkom')
  expect(mailWords({ locale: 'nl', own: {} })).toBe(mailTexts.nl)
})

it.each(Object.entries(editableMails))('has each text of %s that editors can change', (_mail, paths) => {
  for (const locale of locales)
    for (const path of paths) expect(textAt(mailTexts[locale], path.split('.')), path).toBeTruthy()
})
