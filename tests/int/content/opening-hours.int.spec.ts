import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { SiteSetting } from '@/cms/payload-types'
import { locales, type Locale } from '@/domain/shared/locale'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(stopPayload)

type Settings = Partial<Pick<SiteSetting, 'hours' | 'openingHours' | 'agency'>>

const save = (data: Settings, locale: Locale = 'fr') =>
  payload.updateGlobal({ slug: 'site-settings', locale, data })

async function agencyIn(locale: Locale) {
  const { getSiteFrame } = await import('@/site/data/content/site-frame')
  return (await getSiteFrame(locale)).agency
}

const work: NonNullable<NonNullable<SiteSetting['hours']>['week']> = [
  { weekdays: ['1', '2'], from: '13:30', to: '18:00' },
  { weekdays: ['1'], from: '09:00', to: '12:30' },
  { weekdays: ['2'], byAppointment: true },
]

it('the text of the editors counts while there are no hours by day', async () => {
  await save({ openingHours: 'Lundi : de 9 h à 12 h' })
  expect(await agencyIn('fr')).toMatchObject({ hours: null, openingHours: ['Lundi : de 9 h à 12 h'] })
})

it('hours by day are read in order, and the text stays', async () => {
  await save({ hours: { week: work, closedOnHolidays: true } })
  const { hours, openingHours } = await agencyIn('fr')
  expect(openingHours).toEqual(['Lundi : de 9 h à 12 h'])
  expect(hours).toMatchObject({ exceptions: [], holidays: 'BE' })
  expect(hours?.week.map(({ open }) => open.map(({ opens, closes }) => `${opens}-${closes}`))).toEqual([
    ['09:00-12:30', '13:30-18:00'],
    ['13:30-18:00'],
    ...Array(5).fill([]),
  ])
  expect(hours?.week[1]?.byAppointment).toEqual([{ opens: '00:00', closes: '24:00' }])
})

it('an exception has its reason in each language, and one day without a last one', async () => {
  const id = '000000000000000000000001'
  const day = { id, from: '2026-12-24T12:00:00.000Z', times: [{ from: '09:00', to: '12:00' }] }
  for (const locale of locales)
    await save({ hours: { week: work, exceptions: [{ ...day, reason: `Noël ${locale}` }] } }, locale)
  for (const locale of locales)
    expect((await agencyIn(locale)).hours?.exceptions).toEqual([
      {
        from: '2026-12-24',
        to: '2026-12-24',
        open: [{ opens: '09:00', closes: '12:00' }],
        reason: `Noël ${locale}`,
      },
    ])
})

it('the public holidays are those of the country of the agency', async () => {
  const holidays = async (country: string) => {
    await save({ agency: { country }, hours: { week: work, closedOnHolidays: true } })
    return (await agencyIn('fr')).hours?.holidays
  }
  expect(await holidays('Luxembourg')).toBe('LU')
  expect(await holidays('Belgique')).toBe('BE')
  expect(await holidays('France')).toBeNull()
})

it('the position is public, and none without both of its figures', async () => {
  await save({ agency: { latitude: 50.7172, longitude: 4.6065 } })
  expect((await agencyIn('fr')).position).toEqual({ lat: 50.7172, lng: 4.6065 })
  await save({ agency: { longitude: null } })
  expect((await agencyIn('fr')).position).toBeNull()
})

it.each([
  ['a time that is none', { weekdays: ['1'], from: '9 h', to: '12:00' }],
  ['an end before the beginning', { weekdays: ['1'], from: '12:00', to: '09:00' }],
  ['one time alone', { weekdays: ['1'], from: '09:00' }],
  ['no times for a day that is not by appointment', { weekdays: ['1'] }],
  ['no day', { weekdays: [], from: '09:00', to: '12:00' }],
] as const)('%s is refused', async (_, row) => {
  await expect(save({ hours: { week: [{ ...row, weekdays: [...row.weekdays] }] } })).rejects.toThrow()
})

it('the last day of an exception is not before its first', async () => {
  const exceptions = [{ from: '2026-12-24T12:00:00.000Z', to: '2026-12-23T12:00:00.000Z' }]
  await expect(save({ hours: { week: work, exceptions } })).rejects.toThrow()
})

it('a save is seen at once by what was read before', async () => {
  await save({ hours: { week: work } })
  expect((await agencyIn('fr')).hours?.week[0]?.open).toHaveLength(2)
  await save({ hours: { week: [] } })
  expect((await agencyIn('fr')).hours).toBeNull()
})
