import { describe, expect, it } from 'vitest'
import { BELGIUM } from '@/domain/shared/country'
import type { Localized } from '@/domain/shared/locale'
import { centreOfTown } from './town-centre'

const centre = (zip: string | null, names: Localized) => centreOfTown({ zip, names, countryId: BELGIUM })

describe('centreOfTown', () => {
  it('is the point of the town itself, by any of its names', () => {
    expect(centre('1300', { fr: 'Wavre' })).toEqual({ lat: 50.7172, lng: 4.6014 })
    expect(centre('1300', { nl: 'Waver' })).toEqual({ lat: 50.7172, lng: 4.6014 })
    expect(centre('1300', { fr: 'Limal' })).toEqual({ lat: 50.6948, lng: 4.5754 })
  })

  it('is none for a town that the gazetteer does not know', () => {
    expect(centre(null, { fr: 'Nulle-part-les-Bains' })).toBeNull()
  })
})
