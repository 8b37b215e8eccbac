import { describe, expect, it } from 'vitest'
import { pageViewSourceOf } from './page-view-source'

const ownHosts = ['www.agency.example', 'localhost:3000']
const of = (referrer: string, via: string | null = null) => pageViewSourceOf({ referrer, via, ownHosts })

describe('pageViewSourceOf', () => {
  it.each([
    ['', 'direct'],
    ['  ', 'direct'],
    ['www.agency.example', 'site'],
    ['WWW.Agency.example:443', 'site'],
    ['localhost:3000', 'site'],
    ['google.com', 'search'],
    ['www.google.be', 'search'],
    ['www.google.co.uk', 'search'],
    ['com.google.android.googlequicksearchbox', 'search'],
    ['www.bing.com', 'search'],
    ['duckduckgo.com', 'search'],
    ['www.ecosia.org', 'search'],
    ['www.qwant.com', 'search'],
    ['search.brave.com', 'search'],
    ['be.search.yahoo.com', 'search'],
    ['r.search.yahoo.com', 'search'],
    ['www.immoweb.be', 'portal'],
    ['immoweb.be', 'portal'],
    ['www.zimmo.be', 'portal'],
    ['immovlan.be', 'portal'],
    ['immo.vlan.be', 'portal'],
    ['www.immoscoop.be', 'portal'],
    ['www.realo.be', 'portal'],
    ['www.hebbes.be', 'portal'],
    ['www.2dehands.be', 'portal'],
    ['www.2ememain.be', 'portal'],
    ['www.athome.lu', 'portal'],
    ['www.immotop.lu', 'portal'],
    ['www.wortimmo.lu', 'portal'],
    ['www.logic-immo.be', 'portal'],
    ['m.facebook.com', 'other'],
    ['mail.google.com', 'other'],
    ['google.com.evil.example', 'other'],
    ['notimmoweb.be', 'other'],
    ['immoweb.be.evil.example', 'other'],
    ['vlan.be', 'other'],
    ['<script>', 'other'],
  ])('%s: %s', (referrer, source) => {
    expect(of(referrer)).toBe(source)
  })

  it('believes our own link before the page it was followed from', () => {
    expect(of('mail.google.com', 'alert')).toBe('alert')
    expect(of('', 'alert')).toBe('alert')
    expect(of('', 'something')).toBe('direct')
  })
})
