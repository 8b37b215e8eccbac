import { describe, expect, it } from 'vitest'
import { allowedTags, hasTags } from './allowed-tags'
import { toChoices } from './consent-choices'
import { parseTrackingIds, type TrackingName } from './tracking-ids'

const ids = { analyticsId: 'G-AB12', adsId: 'AW-123456', tagManagerId: 'GTM-AB12', pixelId: '123456' }

describe('allowedTags', () => {
  // prettier-ignore
  const cases: [granted: string[], allowed: TrackingName[]][] = [
    [[], []],
    [['ad_user_data'], []],
    [['ad_personalization'], []],
    [['functionality_storage'], []],
    [['ad_user_data', 'ad_personalization', 'functionality_storage'], []],
    [['analytics_storage'], ['analyticsId', 'tagManagerId']],
    [['ad_storage'], ['adsId', 'tagManagerId', 'pixelId']],
    [['analytics_storage', 'ad_storage'], ['analyticsId', 'adsId', 'tagManagerId', 'pixelId']],
  ]

  it.each(cases)('with %j granted lets %j load', (granted, names) => {
    expect(allowedTags({ ids, choices: toChoices(granted) })).toEqual(
      parseTrackingIds(Object.fromEntries(names.map((name) => [name, ids[name]]))),
    )
  })

  it('lets nothing load that has no id', () => {
    const choices = toChoices(['analytics_storage', 'ad_storage'])
    expect(allowedTags({ ids: parseTrackingIds({ adsId: ids.adsId }), choices })).toEqual(
      parseTrackingIds({ adsId: ids.adsId }),
    )
  })
})

it.each([
  [{}, false],
  [{ pixelId: '123456' }, true],
  [ids, true],
])('hasTags(%j) is %s', (given, expected) => {
  expect(hasTags(parseTrackingIds(given))).toBe(expected)
})
