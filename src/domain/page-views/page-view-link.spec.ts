import { expect, it } from 'vitest'
import { listCriteriaKeys } from '@/domain/search/criteria'
import { formQueryKeys } from '@/domain/leads/form-query'
import { VIA, viaAlert } from './page-view-link'

it('says in the address that a mail of a search alert led there', () => {
  expect(viaAlert('https://www.agency.example/fr/a-vendre/maison/')).toBe(
    'https://www.agency.example/fr/a-vendre/maison/?via=alert',
  )
})

it('leaves the page static: only these keys need a page for one visitor', () => {
  expect([...listCriteriaKeys, ...formQueryKeys]).not.toContain(VIA)
})
