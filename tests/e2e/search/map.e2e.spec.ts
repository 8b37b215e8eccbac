import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { findAxeProblems } from '../../support/browser/axe'

const property = (fields: { id: number; lat: number; lng: number; approximate?: boolean }) => ({
  href: `/fr/?card=${fields.id}`,
  title: `Maison ${fields.id}`,
  price: `€ ${fields.id}.000`,
  thumbnail: null,
  approximate: false,
  ...fields,
})

const wavre = property({ id: 301, lat: 50.7158, lng: 4.6072 })
const namur = property({ id: 302, lat: 50.4669, lng: 4.8675, approximate: true })
const hannut = property({ id: 303, lat: 50.6713, lng: 5.0785 })
const list = { properties: [wavre, namur, hannut], mapType: 'list', marker: null, infoMessage: null }

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- a declaration that merges
  interface Window {
    answers: { type: string; id?: number; bounds?: Record<string, number> }[]
  }
}

/** Puts the map frame into a page of the site, as its host; tiles are never available. */
async function openMap(page: Page, lang = 'fr'): Promise<FrameLocator> {
  await page.route(/\/\d+\/\d+\/\d+\.png$/, (route) => route.abort())
  await page.goto('/fr/privacy-statement/')
  await page.evaluate((language) => {
    window.answers = []
    const frame = document.createElement('iframe')
    frame.id = 'map'
    frame.title = 'Carte'
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 9999'
    window.addEventListener('message', ({ data, source }) => {
      if (source === frame.contentWindow) window.answers.push(data)
    })
    frame.src = `/embed/map/?lang=${language}`
    document.body.prepend(frame)
  }, lang)
  await expect.poll(() => answersOf(page, 'ready'), { timeout: 30_000 }).not.toEqual([])
  return page.frameLocator('#map')
}

const answersOf = (page: Page, type: string) =>
  page.evaluate((kind) => window.answers.filter((answer) => answer.type === kind), type)

async function post(page: Page, message: unknown): Promise<void> {
  await page.evaluate((data) => {
    const frame = document.querySelector('iframe')
    frame?.contentWindow?.postMessage(data, window.location.origin)
  }, message)
}

const pins = (map: FrameLocator) => map.getByRole('button', { name: /^€/ })

test('the frame has one address, in the requested language, hidden from search engines', async ({
  request,
}) => {
  for (const [query, lang] of [
    ['?lang=nl', 'nl'],
    ['?lang=fr', 'fr'],
    ['?lang=en', 'en'],
    ['?lang=de', 'de'],
    ['?lang=es', 'fr'],
    ['', 'fr'],
  ]) {
    const answer = await request.get(`/embed/map/${query}`)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/img-src 'self' data: https?:\/\/[^ ;]+;/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
  }
  for (const path of ['/embed/map/fr/', '/embed/map/xx/', '/embed/else/'])
    expect((await request.get(path)).status()).toBe(404)
})

test('the properties of a message are on the map without any tile, and a chosen one is reported and leads to its page', async ({
  page,
}) => {
  const map = await openMap(page)
  await expect(map.getByRole('region', { name: /^Carte/ })).toBeVisible()
  // As text, as the pages of the site send it.
  await post(page, JSON.stringify(list))
  await expect(pins(map)).toHaveCount(3)
  await expect(map.getByText('Fond de carte indisponible')).toBeVisible()
  await expect(map.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute('target', '_blank')

  await map.getByRole('button', { name: /Maison 303/ }).click()
  const card = map.getByRole('dialog', { name: 'Maison 303' })
  await expect(card.getByText('€ 303.000')).toBeVisible()
  expect(await answersOf(page, 'select')).toEqual([{ type: 'select', id: 303 }])
  expect(await answersOf(page, 'bounds')).toEqual([])
  await card.getByRole('link', { name: 'Maison 303' }).click()
  await expect(page).toHaveURL('/fr/?card=303')
})

test('the keyboard reaches the properties, opens and closes their card, and moves the map', async ({
  page,
}) => {
  const map = await openMap(page, 'en')
  await post(page, list)
  await expect(pins(map)).toHaveCount(3)
  await map.getByRole('button', { name: 'Show everything on the map' }).focus()
  await page.keyboard.press('Tab')
  await expect(map.getByRole('region', { name: /^Map:/ })).toBeFocused()
  for (const [key, id] of [
    ['Enter', 301],
    ['Space', 302],
  ] as const) {
    await page.keyboard.press('Tab')
    const pin = map.getByRole('button', { name: new RegExp(`Maison ${id}`) })
    await expect(pin).toBeFocused()
    await page.keyboard.press(key)
    await expect(map.getByRole('dialog')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(map.getByRole('dialog')).toHaveCount(0)
    await expect(pin).toBeFocused()
  }
  expect(await answersOf(page, 'bounds')).toEqual([])

  await map.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await expect.poll(() => answersOf(page, 'bounds')).toHaveLength(1)
  const [{ bounds } = {}] = await answersOf(page, 'bounds')
  expect(Number(bounds?.north)).toBeGreaterThan(Number(bounds?.south))
  await map.getByRole('region', { name: /^Map:/ }).press('ArrowDown')
  await expect.poll(() => answersOf(page, 'bounds')).toHaveLength(2)
})

test('overlapping properties are one button, which zooms in or lists those of one place', async ({
  page,
}) => {
  const map = await openMap(page)
  const near = property({ id: 304, lat: 50.7168, lng: 4.6092 })
  const same = property({ id: 305, lat: hannut.lat, lng: hannut.lng })
  await post(page, { ...list, properties: [...list.properties, near, same] })
  await expect(pins(map)).toHaveCount(1)

  await map.getByRole('button', { name: '2 biens au même endroit, afficher la liste' }).click({ trial: true })
  await map.getByRole('button', { name: '2 biens au même endroit, afficher la liste' }).press('Enter')
  const card = map.getByRole('dialog', { name: '2 biens à cet endroit' })
  await expect(card.getByRole('article')).toHaveCount(2)
  await card.getByRole('button', { name: 'Fermer' }).click()
  await expect(card).toHaveCount(0)

  await map.getByRole('button', { name: '2 biens, agrandir la carte à cet endroit' }).click()
  await expect(map.getByRole('button', { name: /Maison 301/ })).toBeVisible()
  await expect(map.getByRole('button', { name: /Maison 304/ })).toBeVisible()
  await expect.poll(() => answersOf(page, 'bounds')).toHaveLength(1)
})

test('an unpublished address is a circle, and the map says so', async ({ page }) => {
  const map = await openMap(page)
  await post(page, list)
  await expect(map.getByRole('button', { name: /Maison 302 \(situation approximative\)/ })).toBeVisible()
  await expect(map.locator('path.map-circle')).toHaveCount(1)

  const marker = { lat: 50.7158, lng: 4.6072, approximate: true }
  await post(page, { properties: [], mapType: 'single', marker, infoMessage: 'Visites le samedi' })
  await expect(map.getByRole('status')).toContainText('Visites le samedi')
  await expect(map.getByRole('status')).toContainText('L’adresse exacte n’est pas publiée')
  await expect(pins(map)).toHaveCount(0)
  await expect(map.getByRole('img', { name: 'Situation du bien' })).toHaveCount(0)

  await post(page, {
    properties: [],
    mapType: 'single',
    marker: { ...marker, approximate: false },
    infoMessage: null,
  })
  await expect(map.getByRole('img', { name: 'Situation du bien' })).toBeVisible()
  await expect(map.locator('path.map-circle')).toHaveCount(0)
})

test('a message of another shape, or not from this site, changes nothing', async ({ page }) => {
  const map = await openMap(page)
  await post(page, { ...list, properties: [wavre] })
  await expect(pins(map)).toHaveCount(1)

  await post(page, { ...list, mapType: 'satellite' })
  await post(page, { ...list, properties: [wavre, { ...namur, href: 'javascript:alert(1)' }] })
  await post(page, { ...list, properties: [wavre, { ...namur, lat: '50' }] })
  await post(page, '{"properties":')
  await post(page, null)
  // A document without an origin, which can reach the frame but is not its host.
  await page.evaluate(async (message) => {
    const stranger = document.createElement('iframe')
    stranger.setAttribute('sandbox', 'allow-scripts')
    const done = new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => data === 'posted' && resolve(null))
    })
    stranger.srcdoc = `<script>
      parent.frames[0].postMessage(${JSON.stringify(message)}, '*')
      parent.postMessage('posted', '*')
    <${'/'}script>`
    document.body.append(stranger)
    await done
  }, list)
  // A message with a forged source from elsewhere, and one of the right origin from another window.
  await map.locator('body').evaluate((_body, data) => {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'https://evil.example', source: window.parent }),
    )
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: window.location.origin, source: window }),
    )
  }, list)
  // The next valid message comes after all of these.
  await post(page, { ...list, properties: [wavre, hannut] })
  await expect(pins(map)).toHaveCount(2)
  await expect(map.getByRole('button', { name: /Maison 302/ })).toHaveCount(0)
})

for (const width of [390, 1440]) {
  test(`axe finds nothing on the map at ${width} px, with a card open and without`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    const map = await openMap(page)
    await post(page, { ...list, infoMessage: '3 biens n’ont pas d’emplacement connu.' })
    await expect(pins(map)).toHaveCount(3)
    const check = () => findAxeProblems(page)
    expect(await check()).toEqual([])
    await map.getByRole('button', { name: /Maison 301/ }).click()
    await expect(map.getByRole('dialog')).toBeVisible()
    expect(await check()).toEqual([])
  })
}
