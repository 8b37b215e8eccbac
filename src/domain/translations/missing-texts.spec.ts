import { describe, expect, it } from 'vitest'
import { perLocale, type Locale } from '@/domain/shared/locale'
import type { DocumentText } from './document-texts'
import { newlyLacking, type ShownTexts } from './missing-texts'

const text = (place: string, filled: readonly Locale[], isAddress = false): DocumentText => ({
  ...{ place, path: place, kind: 'line', isAddress },
  values: perLocale((locale) => (filled.includes(locale) ? 'Text' : null)),
})

const shownIn = (shown: readonly Locale[], ...texts: DocumentText[]): ShownTexts => ({ texts, shown })

const found = (document: ShownTexts, online: ShownTexts | null = null) =>
  newlyLacking(document, online).map(({ locale, texts }) => [locale, texts.map(({ place }) => place)])

describe('the texts that a language would lack', () => {
  it('are those that another language has in which the document is shown', () => {
    const texts = [text('title', ['nl', 'fr']), text('description', ['fr']), text('notice', [])]
    expect(found(shownIn(['nl', 'fr'], ...texts))).toEqual([['nl', ['description']]])
    expect(found(shownIn(['nl'], ...texts))).toEqual([])
  })

  it('are no addresses', () => {
    expect(found(shownIn(['nl', 'fr'], text('path', ['fr'], true)))).toEqual([])
  })

  it('are not those that it lacks online already', () => {
    const online = shownIn(['nl', 'fr'], text('title', ['fr']), text('description', ['fr', 'nl']))
    expect(found(online, online)).toEqual([])
    const worse = shownIn(['nl', 'fr'], text('title', ['fr']), text('description', ['fr']))
    expect(found(worse, online)).toEqual([['nl', ['description']]])
  })

  it('are those of a language that is added', () => {
    const online = shownIn(['fr'], text('title', ['fr']))
    expect(found(shownIn(['fr', 'de'], text('title', ['fr'])), online)).toEqual([['de', ['title']]])
  })
})
