import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPlace, factories, nextNumber } from '../../support/database/factories'
import { askedBy } from '../../support/forms/field-refusals'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createVisitors, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let visitors: Visitors
let place: { type: number; city: number }

beforeAll(async () => {
  payload = await startPayload()
  visitors = await createVisitors(payload)
  place = await createPlace(payload)
})
afterAll(stopPayload)

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert.call(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
]

const textWith = (url: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        children: [
          {
            type: 'link',
            version: 3,
            direction: 'ltr',
            format: '',
            indent: 0,
            fields: { linkType: 'custom', newTab: false, url },
            children: [
              { type: 'text', version: 1, text: 'ici', format: 0, detail: 0, mode: 'normal', style: '' },
            ],
          },
        ],
      },
    ],
  },
})

type Case = [CollectionSlug, string, (url: string) => object]

const fields: Case[] = [
  ['properties', 'virtualTourUrl', (url) => ({ virtualTourUrl: url })],
  ['properties', 'videoUrl', (url) => ({ videoUrl: url })],
  ['properties', 'portals', (url) => ({ portals: [{ name: 'Portail', url }] })],
  ['properties', 'description', (url) => ({ description: textWith(url) })],
  ['projects', 'externalUrl', (url) => ({ externalUrl: url })],
  ['pages', 'externalUrl', (url) => ({ type: 'link', externalUrl: url })],
  ['pages', 'redirectUrl', (url) => ({ redirect: true, redirectUrl: url })],
  ['modules', 'link', (url) => ({ link: { label: 'Lien', url } })],
  ['popups', 'link', (url) => ({ link: url })],
  ['top-bar-items', 'link', (url) => ({ link: url })],
  ['sliders', 'link', (url) => ({ slides: [{ title: 'Un', link: url }] })],
  ['articles', 'content', (url) => ({ content: textWith(url), body: textWith(url) })],
]

const make = async (collection: CollectionSlug, data: object) => {
  const user = { relationTo: 'users' as const, value: 0 }
  const base: object = factories[collection]({ ...place, user }, nextNumber())
  const access = await askedBy(payload, { user: visitors.admin })
  return payload.create({ collection, locale: 'fr', draft: true, data: { ...base, ...data }, ...access })
}

describe('an address that runs a script', () => {
  it.each(fields)('is not stored in %s as %s, not even in a draft', async (collection, _field, dataOf) => {
    const before = await payload.count({ collection })
    for (const url of scripts)
      await expect(make(collection, dataOf(url)), JSON.stringify(url)).rejects.toThrow()
    expect((await payload.count({ collection })).totalDocs).toBe(before.totalDocs)
  })

  it('is not linked where it was stored before', async () => {
    const { toLink } = await import('@/site/data/content/links')
    const { toWebAddress } = await import('@/site/data/content/web-addresses')
    for (const url of scripts) {
      expect(toLink({ label: 'Lien', url, locale: 'fr' }).href, JSON.stringify(url)).toBe('/fr/')
      expect(toWebAddress(url)).toBeNull()
    }
    expect(toWebAddress('https://known.example@evil.test/')).toBeNull()
    expect(toWebAddress('https://www.ipi.be/')).toBe('https://www.ipi.be/')
  })

  it('stays as its text in the content of a snapshot', async () => {
    const { createRichTextConverter } =
      await import('@/cms/operations/import-snapshot/content/html-to-rich-text')
    const convert = createRichTextConverter(payload.config)
    for (const url of scripts) {
      const stored = JSON.stringify(
        convert(`<p>Voir <a href="${url.replace('<', '&lt;')}">ici</a> et <a href="https://a.be">là</a></p>`),
      )
      expect(stored).toContain('ici')
      expect(stored).toContain('https://a.be')
      expect(stored.toLowerCase()).not.toMatch(/script:|data:/)
    }
  })
})
