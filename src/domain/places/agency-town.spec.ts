import { describe, expect, it } from 'vitest'
import { agencyTown } from './agency-town'

describe('the town of the agency', () => {
  it('is called as the language calls it', async () => {
    const agency = { city: 'Wavre', zip: '1300' }
    expect(await agencyTown({ agency, locale: 'nl' })).toBe('Waver')
    expect(await agencyTown({ agency, locale: 'de' })).toBe('Wavre')
    expect(await agencyTown({ agency: { city: 'Ailleurs' }, locale: 'nl' })).toBe('Ailleurs')
  })

  it('is none where the settings name none', async () => {
    expect(await agencyTown({ agency: { zip: '1300' }, locale: 'nl' })).toBeNull()
    expect(await agencyTown({ agency: null, locale: 'nl' })).toBeNull()
  })
})
