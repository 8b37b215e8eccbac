import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { equalTexts } from '../../../tools/test/equal-texts'

/** A text that stands in a sentence or below a field there, and by itself here: a capital or a full stop tells them apart. */
const otherPlace = 'a word of a sentence, and one by itself'
const otherEnd = 'an error of a form has no full stop, one of the back office has'

/** Words that happen to be the same in every language, for things that can get another name each. */
const differentThings: [keys: string[], reason: string][] = [
  [
    ['site.json property.energy', 'site.json energy.name.other'],
    'the part of a page, and what a certificate is called where no region names it',
  ],
  [
    ['site.json property.purchase.total', 'office.json pageViews.figure.period.total'],
    'the sum of costs, and the time since a property is on the site',
  ],
  [
    ['site.json facts.options.heating.wood', 'site.json facts.options.windowFrame.wood'],
    'what is burnt, and what a window is made of',
  ],
  [
    ['site.json preview.title', 'office.json fields.seo.fields.overrides.preview'],
    'a page before it is published, and how a search engine shows it',
  ],
  [
    ['site.json saved.comparison', 'office.json propertyLists.listFields.rules.logic.label'],
    'properties beside one another, and how a value is compared',
  ],
  [
    ['office.json pages.plural', 'site.json listing.pagination'],
    'the pages of the site, and those of a list',
  ],
  [
    ['screens.json pictures.subjects.garden', 'site.json facts.surfaces.garden'],
    'what a picture shows, and a surface in square metres',
  ],
  [
    ['screens.json pictures.subjects.terrace', 'site.json facts.surfaces.terrace'],
    'what a picture shows, and a surface in square metres',
  ],
  [
    ['screens.json pictures.subjects.kitchen', 'site.json facts.construction.kitchen'],
    'what a picture shows, and how a kitchen is fitted',
  ],
  [['site.json forms.file', 'site.json search.block.count'], 'a file and its size, a button and its count'],
  [['office.json appointments.bookingFields.state.booked', 'site.json appointment.state.booked'], otherPlace],
  [
    ['office.json appointments.bookingFields.state.cancelled', 'site.json appointment.state.cancelled'],
    otherPlace,
  ],
  [['office.json appointments.bookingFields.state.done', 'site.json appointment.state.done'], otherPlace],
  [
    ['office.json appointments.bookingFields.state.noShow', 'site.json appointment.state.no-show'],
    otherPlace,
  ],
  [['office.json gate.mention.rent.label', 'site.json property.rental.rent'], otherPlace],
  [['office.json gate.status', 'shared.json status'], otherPlace],
  [['office.json users.password.current.wrong', 'site.json owner.password.errors.wrong'], otherEnd],
  [['office.json users.password.tooLong', 'site.json owner.password.errors.tooLong'], otherEnd],
  [['office.json users.password.tooShort', 'site.json owner.password.errors.tooShort'], otherEnd],
]

// A text that another part says too is written once; the other place refers to it (src/messages/references).
it('a text is written once, unless it names different things', () => {
  const found = equalTexts('.', locales).map(({ keys }) => keys.toSorted())
  const expected = differentThings.map(([keys]) => keys.toSorted())
  expect(found.toSorted()).toEqual(expected.toSorted())
})

it('a text is found again with another apostrophe, capital, end or name of a value', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'messages-'))
  try {
    const folder = path.join(root, 'src/messages/fr')
    mkdirSync(folder, { recursive: true })
    const words = {
      a: 'L’offre à {count, number}.',
      b: "l'offre à {max}",
      c: 'L’offre',
      d: '{n, plural, one {A} other {B}}',
    }
    writeFileSync(path.join(folder, 'site.json'), JSON.stringify(words))
    expect(equalTexts(root, ['fr']).map(({ keys }) => keys)).toEqual([['site.json a', 'site.json b']])
  } finally {
    rmSync(root, { recursive: true })
  }
})
