import { expect, it } from 'vitest'
import { editableMails, isEditableMail, mailGroups, sharedWith } from './editable-mails'

it.each(Object.entries(editableMails))('%s names each text once', (_mail, paths) => {
  expect(new Set<string>(paths).size).toBe(paths.length)
})

it('has each mail in one group of the list', () => {
  expect(Object.values(mailGroups).flat().sort()).toEqual(Object.keys(editableMails).sort())
})

it('knows which mails share a text', () => {
  expect(sharedWith('alerts.why', 'alert-digest')).toEqual(['alert-question'])
  expect(sharedWith('alerts.confirm.text', 'alert-confirm')).toEqual([])
})

it('knows its mails alone', () => {
  expect([isEditableMail('owner-login'), isEditableMail('toString'), isEditableMail(null)]).toEqual([
    true,
    false,
    false,
  ])
})
