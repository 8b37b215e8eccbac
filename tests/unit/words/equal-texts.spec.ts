import { expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { equalTexts } from '../../../tools/test/equal-texts'

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
]

// A text that another part says too is written once; the other place refers to it (src/messages/references).
it('a text is written once, unless it names different things', () => {
  const found = equalTexts('.', locales).map(({ keys }) => keys.toSorted())
  const expected = differentThings.map(([keys]) => keys.toSorted())
  expect(found.toSorted()).toEqual(expected.toSorted())
})
