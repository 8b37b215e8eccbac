import { describe, expect, it } from 'vitest'
import { parseSitemapFile, SITEMAP_PART_SIZE, sitemapFile, sitemapParts } from './sitemap-parts'

describe('the parts of the sitemap', () => {
  it('hold at most 5,000 addresses in four languages', () => {
    expect(SITEMAP_PART_SIZE * 4).toBeLessThanOrEqual(5000)
  })

  it.each([
    [-1, 0],
    [0, 0],
    [1, 1],
    [1250, 1],
    [1251, 2],
    [100_000, 80],
  ])('for %i documents are %i', (documents, expected) => {
    const parts = sitemapParts({ kind: 'properties', documents })
    expect(parts).toHaveLength(expected)
    expect(parts.at(-1)?.number ?? 0).toBe(expected)
  })

  it.each([
    ['pages', 1, 'pages.xml'],
    ['pages', 2, 'pages-2.xml'],
    ['projects', 1, 'projects.xml'],
    ['properties', 1, 'properties-1.xml'],
    ['properties', 80, 'properties-80.xml'],
  ] as const)('are files: %s %i is %s, and back', (kind, number, file) => {
    expect(sitemapFile({ kind, number })).toBe(file)
    expect(parseSitemapFile(file)).toEqual({ kind, number })
  })

  it.each([
    'properties.xml',
    'pages-1.xml',
    'pages-0.xml',
    'pages-02.xml',
    'pages',
    'users.xml',
    'pages-100000.xml',
    'Pages.xml',
    '../pages.xml',
    'pages.xml ',
    '',
  ])('are not %j', (file) => {
    expect(parseSitemapFile(file)).toBeNull()
  })
})
