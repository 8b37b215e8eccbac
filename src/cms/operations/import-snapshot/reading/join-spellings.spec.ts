import { describe, expect, it } from 'vitest'
import { joinSpellings } from './join-spellings'
import { routeSchema } from './listing-schemas'

const route = (given: object) => routeSchema.parse({ type: 'page', ...given })

describe('spellings of one original path', () => {
  const first = route({
    original: '/Demand-register/',
    fr: '/fr/inscription/',
    breadcrumb: { fr: 'Inscription' },
  })

  it('are one route, with what only the second gives', () => {
    const second = route({
      original: '/demand-register/',
      fr: '/fr/inscription',
      en: '/en/keep-me-informed/',
      breadcrumb: { fr: 'Autre', en: 'Keep me informed' },
    })
    expect(joinSpellings([first, second])).toEqual({
      routes: [
        {
          ...first,
          en: '/en/keep-me-informed/',
          breadcrumb: { fr: 'Inscription', en: 'Keep me informed' },
        },
      ],
      warnings: [],
    })
  })

  it('are reported where they lead to different paths', () => {
    const second = route({ original: '/DEMAND-REGISTER/', fr: '/fr/autre/' })
    expect(joinSpellings([first, second])).toEqual({
      routes: [first],
      warnings: ['routes.json: /DEMAND-REGISTER/ is /Demand-register/ again; its /fr/autre/ is left out'],
    })
  })

  it('are distinguished from other originals', () => {
    const other = route({ original: '/demand/' })
    expect(joinSpellings([first, other])).toEqual({ routes: [first, other], warnings: [] })
  })
})
