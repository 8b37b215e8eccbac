import { expect, it } from 'vitest'
import { postedActions } from './use-popup'

const form = (method: string, action: string | null) => ({ method, getAttribute: () => action })

it('only forms that are posted keep the popup away from where they lead', () => {
  const filters = form('get', '/fr/a-vendre/')
  const contact = form('post', '/api/forms/site-contact')
  expect(postedActions([filters, contact, form('dialog', null), form('post', null)])).toEqual([
    '/api/forms/site-contact',
    '',
  ])
})
