import { describe, expect, it } from 'vitest'
import { isRedirectTarget, siteAddressOf } from './redirect-target'

const siteUrl = 'https://agency.example'

describe('isRedirectTarget', () => {
  it.each([
    ['/', true],
    ['/contact/?from=a#form', true],
    ['/nl/diensten/', true],
    ['https://elsewhere.example/a', true],
    ['HTTP://elsewhere.example', true],
    ['', false],
    ['#form', false],
    ['?page=2', false],
    ['contact/', false],
    ['//elsewhere.example/', false],
    ['/\\elsewhere.example/', false],
    ['/.//elsewhere.example/', false],
    ['https://', false],
    ['tel:+3210990100', false],
    ['mailto:info@agency.example', false],
    ['javascript:alert(1)', false],
  ])('%j: %s', (target, expected) => {
    expect(isRedirectTarget(target)).toBe(expected)
  })
})

describe('siteAddressOf', () => {
  it.each([
    ['/nl/diensten/', { locale: 'nl', path: '/diensten/' }],
    ['/nl', { locale: 'nl', path: '/' }],
    ['/diensten?page=2#top', { locale: null, path: '/diensten/' }],
    ['/fr/pr%C3%A9sentation/', { locale: 'fr', path: '/présentation/' }],
    ['https://agency.example/fr/contact', { locale: 'fr', path: '/contact/' }],
    ['http://AGENCY.example/contact/?a=1', { locale: null, path: '/contact/' }],
    ['https://agency.example', { locale: null, path: '/' }],
    ['https://www.agency.example/fr/contact/', null],
    ['https://agency.example:8443/fr/contact/', null],
    ['//agency.example/fr/', null],
    ['/fr/100%/', null],
    ['tel:+3210990100', null],
  ])('of %j is %j', (target, expected) => {
    expect(siteAddressOf({ target, siteUrl })).toEqual(expected)
  })
})
