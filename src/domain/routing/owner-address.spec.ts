import { describe, expect, it } from 'vitest'
import { ownerHref, readOwnerPage, type OwnerPage } from './owner-address'

const pages: [OwnerPage, string][] = [
  [{ kind: 'overview' }, '/fr/owner/'],
  [{ kind: 'messages' }, '/fr/owner/messages/'],
  [{ kind: 'account' }, '/fr/owner/account/'],
  [{ kind: 'forgotten' }, '/fr/owner/forgotten/'],
  [{ kind: 'password' }, '/fr/owner/password/'],
  [{ kind: 'property', id: 2103 }, '/fr/owner/homes/2103/'],
  [{ kind: 'message', id: 7 }, '/fr/owner/messages/7/'],
  [{ kind: 'report', id: 2103, month: '2026-10' }, '/fr/owner/homes/2103/report/2026-10/'],
]

const segmentsOf = (href: string) => href.split('/').slice(3, -1)

describe('the pages of the owner area', () => {
  it.each(pages)('%j has an address of its own, which leads back to it', (page, href) => {
    expect(ownerHref({ locale: 'fr', page })).toBe(href)
    expect(readOwnerPage(segmentsOf(href))).toEqual(page)
  })

  it.each([
    '/fr/owner/homes/',
    '/fr/owner/homes/0/',
    '/fr/owner/homes/99999999999/',
    '/fr/owner/homes/2147483648/',
    '/fr/owner/homes/1e3/',
    '/fr/owner/homes/1/report/',
    '/fr/owner/homes/1/report/2026-13/',
    '/fr/owner/homes/1/report/2026-10/more/',
    '/fr/owner/messages/abc/',
    '/fr/owner/messages/1/2/',
    '/fr/owner/account/1/',
    '/fr/owner/else/',
  ])('%s is none', (href) => {
    expect(readOwnerPage(segmentsOf(href))).toBeNull()
  })
})
