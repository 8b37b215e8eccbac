import { expect, it } from 'vitest'
import { buildRobots } from './robots'

const lines = buildRobots('https://agency.example').split('\n')

it.each([
  'User-agent: *',
  'Allow: /',
  'Allow: /api/media/file/',
  'Allow: /api/public/',
  'Disallow: /api/',
  'Disallow: /admin',
  'Disallow: /*/preview/',
  'Sitemap: https://agency.example/sitemap.xml',
])('tells robots %j', (line) => {
  expect(lines).toContain(line)
})
