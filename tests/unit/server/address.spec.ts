import { describe, expect, it } from 'vitest'
import { createRandom } from '../../support/random'
import { readAddress, writeAddress } from '../../../tools/server/address.mjs'

const parameters = { names: 30, all: 200 }

const read = (target: string): string => {
  const address = readAddress(target)
  return 'status' in address ? String(address.status) : writeAddress(address, parameters)
}

describe('the address of a request', () => {
  it.each([
    ['/', '/'],
    ['/fr/a-vendre/?city=1300&q=%C3%A9', '/fr/a-vendre/?city=1300&q=%C3%A9'],
    ['/fr/caf%C3%A9/', '/fr/caf%C3%A9/'],
    ['/api/users/%6cogin', '/api/users/login'],
    ['/api/%75sers/login', '/api/users/login'],
    ['/%61pi/users/login', '/api/users/login'],
    ['/api/media/file/100%25.webp', '/api/media/file/100%25.webp'],
    ['/api/media/file/a%20b%2D1.webp', '/api/media/file/a%20b-1.webp'],
    ['http://localhost:3000/fr/?a=1', '/fr/?a=1'],
    ['https://evil.test', '/'],
    // The names of Next's own page files.
    ['/[[...path]]/', '/%5B%5B...path%5D%5D/'],
    ['/fr/[locale]/x/', '/fr/%5Blocale%5D/x/'],
    ['/api/pages?where[id][equals]=1', '/api/pages?where[id][equals]=1'],
    // A page that no visitor can mean is one that does not exist.
    ['/fr/%00/', '/fr/%EF%BF%BD/'],
    ['/fr/a%0ab/?q=1', '/fr/%EF%BF%BD/?q=1'],
    ['/fr/%E0%A4%A/', '/fr/%EF%BF%BD/'],
    ['/fr/100%/', '/fr/%EF%BF%BD/'],
    ['/%zz', '/%EF%BF%BD'],
  ])('%s is %s', (target, address) => {
    expect(read(target)).toBe(address)
  })

  it.each([
    '/fr/../api/users/login',
    '/fr/%2e%2e/x',
    '/fr/.%2E/x',
    '/./x',
    '/api\\users\\login',
    '/fr/%00/../api/users/login',
    '/api/%00/',
    '/api/%0a/',
    '/api/search/%E0%A4%A/',
    '//api/%00',
    '/admin/%zz/',
    '/_next/%zz/',
    '/api/users/login#x',
    'api/users',
    '*',
  ])('%s is refused', (target) => {
    expect(read(target)).toBe('400')
  })

  it.each([
    '/api/users%2flogin',
    '/api/users/%5clogin',
    '/api/users/%256cogin',
    '/api/users/%252e%252e',
    '/%61pi/__proto__',
    '/api/constructor',
    '/api/globals/%74oString',
    '/admin/collections/__proto__/1',
    '/admin/hasOwnProperty',
  ])('%s is not found', (target) => {
    expect(read(target)).toBe('404')
  })

  it('has one spelling, however it is encoded', () => {
    const random = createRandom(11)
    const paths = ['/api/users/login', '/api/users/reset-password', '/admin/login', '/fr/a_b~c.d/']
    for (let time = 0; time < 2000; time += 1) {
      const path = paths[time % paths.length] ?? ''
      const spelt = [...path].map((letter) => {
        if (letter === '/' || random.chance(0.6)) return letter
        const code = letter.charCodeAt(0).toString(16)
        return `%${random.chance(0.5) ? code : code.toUpperCase()}`
      })
      expect(read(spelt.join(''))).toBe(path)
    }
  })

  it('allows the parameters of a listing, each as often as it comes, and only the first of thousands', () => {
    const towns = Array.from({ length: 80 }, (_, at) => `city=${1300 + at}`).join('&')
    expect(read(`/fr/?${towns}&sort=price`)).toBe(`/fr/?${towns}&sort=price`)
    const unknown = Array.from({ length: 3000 }, (_, at) => `k${at}=1`).join('&')
    expect(read(`/fr/?type=1&${unknown}&type=2`).split('&')).toHaveLength(31)
    expect(read(`/fr/?${'a=1&'.repeat(3000)}`).split('&')).toHaveLength(200)
  })
})
