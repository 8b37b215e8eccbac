import { describe, expect, it } from 'vitest'
import { leadsAway } from './leads-away'

const here = 'https://agency.example/admin/mail-texts?mail=lead&locale=nl#top'

describe('leadsAway', () => {
  it.each(['/admin', '/admin/mail-texts', '/admin/mail-texts?mail=lead&locale=fr', '/nl/'])(
    'names another page: %s',
    (path) => expect(leadsAway(`https://agency.example${path}`, here)).toBe(true),
  )

  it.each([
    '',
    'https://agency.example/admin/mail-texts?mail=lead&locale=nl#end',
    here,
    'mailto:a@example.com',
  ])('leaves alone what stays, or is no page of the site: %j', (to) =>
    expect(leadsAway(to, here)).toBe(false),
  )
})
