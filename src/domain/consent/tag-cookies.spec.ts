import { expect, it } from 'vitest'
import { toChoices } from './consent-choices'
import { cookieDomains, findUnwantedCookies } from './tag-cookies'

const cookie =
  '_ga=GA1.1.2; _ga_AB12=GS1; _gcl_au=1.1; _fbp=fb.1.2; NEXT_LOCALE=fr; _gallery=3; _gat_gtag_UA=1'

it.each([
  [[], ['_ga', '_ga_AB12', '_gcl_au', '_fbp', '_gat_gtag_UA']],
  [['analytics_storage'], ['_gcl_au', '_fbp']],
  [['ad_storage'], ['_ga', '_ga_AB12', '_gat_gtag_UA']],
  [['analytics_storage', 'ad_storage'], []],
])('with %j granted, %j are unwanted', (granted, expected) => {
  expect(findUnwantedCookies({ cookie, choices: toChoices(granted) })).toEqual(expected)
})

it('no cookies are none', () => {
  expect(findUnwantedCookies({ cookie: '', choices: toChoices([]) })).toEqual([])
})

it.each([
  ['localhost', ['localhost']],
  ['agency.example', ['agency.example']],
  ['www.agency.example', ['www.agency.example', 'agency.example']],
  ['a.b.c.example', ['a.b.c.example', 'b.c.example', 'c.example']],
])('cookieDomains(%j) are %j', (host, expected) => {
  expect(cookieDomains(host)).toEqual(expected)
})
