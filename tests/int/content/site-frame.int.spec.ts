import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/domain/shared/locale'
import { makePicture } from '../../support/database/factories'
import { paragraph, richText } from '../../support/files/lexical'
import { startPayload, stopPayload } from '../../support/database/payload'

// The reads of the site as they are, without Next around them.
vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(stopPayload)

async function frameIn(locale: Locale) {
  const { getSiteFrame } = await import('@/site/data/content/site-frame')
  return getSiteFrame(locale)
}

const agency = {
  name: 'Maison Brabant',
  legalName: 'Maison Brabant SRL',
  street: 'Rue du Tilleul',
  houseNumber: '12',
  zip: '1300',
  city: 'Wavre',
  phone: '+32 10 99 01 00',
  email: 'info@agency.example',
  companyNumber: 'BE 0999.123.444',
  vatNumber: 'BE 0999.123.444',
  supervisoryAuthority: 'IPI, rue du Luxembourg 16B, 1000 Bruxelles',
  professionalTitle: 'Agent immobilier agréé',
  professionalNumber: 'IPI 599.101',
  country: 'Belgique',
  insurer: 'Mutuelle Brabançonne',
  insurancePolicy: '999.000.123',
  thirdPartyAccount: 'BE00 9990 1234 4400',
  ethicsUrl: 'https://www.ipi.be/deontologie',
}

type Settings = {
  agency?: Partial<Record<keyof typeof agency, string | null>>
  copyright?: string
  openingHours?: string
  social?: { name: string; url: string }[]
}

const save = (data: Settings, locale: Locale = 'fr') =>
  payload.updateGlobal({ slug: 'site-settings', locale, data })

describe('the agency of the footer', () => {
  it('has a name, and states nothing else, before anybody has filled in the settings', async () => {
    expect((await frameIn('fr')).agency).toEqual({
      name: 'Maison Brabant',
      phone: null,
      email: null,
      street: null,
      place: null,
      mentions: [],
      ethicsUrl: null,
      hours: null,
      position: null,
      openingHours: [],
      social: [],
    })
    expect((await frameIn('fr')).copyright).toBeNull()
  })

  it('is that of the settings, with everything that the law requires', async () => {
    await save({ agency, copyright: '© Maison Brabant' })
    const { agency: model, copyright } = await frameIn('fr')
    expect(model).toMatchObject({
      name: 'Maison Brabant',
      phone: '+32 10 99 01 00',
      email: 'info@agency.example',
      street: 'Rue du Tilleul 12',
      place: '1300 Wavre',
      ethicsUrl: 'https://www.ipi.be/deontologie',
    })
    expect(model.mentions.map(({ key, value }) => [key, value])).toEqual([
      ['legalName', 'Maison Brabant SRL'],
      ['companyNumber', 'BE 0999.123.444'],
      ['vatNumber', 'BE 0999.123.444'],
      ['supervisoryAuthority', 'IPI, rue du Luxembourg 16B, 1000 Bruxelles'],
      ['professionalTitle', 'Agent immobilier agréé'],
      ['professionalNumber', 'IPI 599.101'],
      ['country', 'Belgique'],
      ['insurer', 'Mutuelle Brabançonne'],
      ['insurancePolicy', '999.000.123'],
      ['thirdPartyAccount', 'BE00 9990 1234 4400'],
    ])
    expect(copyright).toBe('© Maison Brabant')
  })

  it('is in the language of the visitor', async () => {
    const dutch = { professionalTitle: 'Erkend vastgoedmakelaar', ethicsUrl: 'https://www.biv.be/plichten' }
    await save({ agency: dutch, copyright: '© Maison Brabant, Waver' }, 'nl')
    const { agency: model, copyright } = await frameIn('nl')
    expect(model.mentions).toContainEqual({ key: 'professionalTitle', value: 'Erkend vastgoedmakelaar' })
    expect(model).toMatchObject({ phone: '+32 10 99 01 00', ethicsUrl: 'https://www.biv.be/plichten' })
    expect(copyright).toBe('© Maison Brabant, Waver')
    expect((await frameIn('fr')).agency.ethicsUrl).toBe('https://www.ipi.be/deontologie')
  })

  it('leaves out an empty mention, and half an address', async () => {
    await save({ agency: { thirdPartyAccount: '', houseNumber: null, zip: null, ethicsUrl: null } })
    const { agency: model } = await frameIn('fr')
    expect(model.mentions.map(({ key }) => key)).not.toContain('thirdPartyAccount')
    expect(model).toMatchObject({ street: 'Rue du Tilleul', place: 'Wavre', ethicsUrl: null })
  })
})

describe('the opening hours and other offices of the agency', () => {
  it('are listed line by line, with the names of the offices', async () => {
    const social = [{ name: 'Facebook', url: 'https://social.example/brabant' }]
    await save({ openingHours: 'Lundi : de 9 h à 12 h\n\n Mardi : fermé ', social })
    expect((await frameIn('fr')).agency).toMatchObject({
      openingHours: ['Lundi : de 9 h à 12 h', 'Mardi : fermé'],
      social,
    })
  })
})

describe('the top bar', () => {
  const add = (data: Partial<RequiredDataFromCollectionSlug<'top-bar-items'>>) =>
    payload.create({
      collection: 'top-bar-items',
      locale: 'fr',
      data: { label: 'Contact', link: '/fr/contact/', side: 'left', ...data },
    })

  it('has its links on their sides, in the order of the list, without unpublished ones', async () => {
    await add({ label: 'Appelez-nous', link: 'tel:+3210990100', icon: 'phone', color: 'sand' })
    await add({ label: 'Connexion', link: '/fr/login/', side: 'right', icon: 'user' })
    await add({ label: 'Bientôt', published: false })
    await add({ label: 'Aussi bientôt', side: 'right', published: false })
    await add({ label: 'Wavre' })
    const { topBar } = await frameIn('fr')
    expect(topBar.left.map(({ label, icon, color }) => [label, icon, color])).toEqual([
      ['Appelez-nous', 'phone', 'sand'],
      ['Wavre', null, null],
    ])
    expect(topBar.left[0]?.href).toBe('tel:+3210990100')
    expect(topBar.right).toEqual([
      { label: 'Connexion', href: '/fr/login/', newTab: false, icon: 'user', color: null },
    ])
  })

  it('is empty in a language in which no link has a name', async () => {
    expect((await frameIn('de')).topBar).toEqual({ left: [], right: [] })
  })
})

describe('a column of the footer', () => {
  type Column = Partial<RequiredDataFromCollectionSlug<'footer-columns'>>

  const texts = {
    title: 'Trouver un bien',
    introText: 'À vendre et à louer.',
    fullText: richText(paragraph('Toutes les listes')),
  }

  async function columnOf(data: Column) {
    const { id } = await payload.create({
      collection: 'footer-columns',
      locale: 'fr',
      data: { ...texts, ...data },
    })
    return (await frameIn('fr')).footer.find((column) => column.id === id)
  }

  it('shows all of its texts and pictures, in a quarter of a wide screen where no other width is set', async () => {
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: 'IPI' },
      file: await makePicture({ width: 90, height: 60, name: 'ipi.jpg' }),
    })
    const column = await columnOf({ images: [id] })
    expect(column).toMatchObject({
      title: 'Trouver un bien',
      introText: 'À vendre et à louer.',
      columns: { sm: 12, md: 6, lg: 3 },
    })
    expect(JSON.stringify(column?.fullText)).toContain('Toutes les listes')
    expect(column?.pictures.map(({ alt }) => alt)).toEqual(['IPI'])
  })

  it.each([
    [{ showTitle: false }, [null, texts.introText, 1]],
    [{ showIntroText: false }, [texts.title, null, 1]],
    [{ showFullText: false }, [texts.title, texts.introText, 0]],
  ])('with %j does not show that text', async (flag, expected) => {
    const column = await columnOf(flag)
    expect([column?.title, column?.introText, column?.fullText.length]).toEqual(expected)
  })

  it.each([
    [
      { sm: 6, md: 4, lg: 2 },
      { sm: 6, md: 4, lg: 2 },
    ],
    [
      { sm: null, md: null, lg: 5 },
      { sm: 12, md: 6, lg: 5 },
    ],
  ])('of the widths %j takes %j of twelve', async (widths, expected) => {
    expect((await columnOf({ columns: widths }))?.columns).toEqual(expected)
  })
})
