import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSite, stopPayload } from '../../support/database/payload'
import { paragraph, richText } from '../../support/files/lexical'
import { createPlaces, houseData } from '../../support/properties/search-properties'
import { logIn } from '../../support/site/rest'
import { createVisitors, type VisitorName, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let config: SanitizedConfig
let visitors: Visitors
const ids = { house: 0, draft: 0, form: 0 }

const bold = (text: string) => ({
  type: 'text',
  version: 1,
  format: 1,
  mode: 'normal',
  style: '',
  detail: 0,
  text,
})

beforeAll(async () => {
  ;({ payload, config } = await startSite())
  visitors = await createVisitors(payload)
  const data = houseData(await createPlaces(payload))
  const body = richText(paragraph('Une maison & un jardin.'), {
    ...paragraph(''),
    children: [bold('Calme.')],
  })
  const house = { ...data, title: 'Maison <neuve>', description: body, districtText: 'Un quartier.' }
  ids.house = (await payload.create({ collection: 'properties', locale: 'fr', data: house })).id
  const listedIn = { dutch: true, french: true, english: false, german: false }
  const draft = { ...house, listedIn, _status: 'draft' as const }
  ids.draft = (await payload.create({ collection: 'properties', locale: 'fr', data: draft, draft: true })).id
  const form = { kind: 'site-contact' as const, name: 'Contact', title: 'Écrivez', intro: 'Nous répondons.' }
  ids.form = (await payload.create({ collection: 'contact-forms', locale: 'fr', data: form })).id
})
afterAll(stopPayload)

type Call = {
  method?: 'GET' | 'POST'
  query?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

async function call(who: VisitorName, { method = 'GET', query = {}, body }: Call): Promise<Response> {
  const token = await logIn(payload, visitors[who])
  return handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api/translations/xliff?${new URLSearchParams(query)}`, {
      method,
      headers: {
        'content-type': 'application/x-xliff+xml',
        ...(token ? { authorization: `JWT ${token}` } : {}),
      },
      body,
    }),
  })
}

async function exported(who: VisitorName, query: Record<string, string>): Promise<string> {
  const answer = await call(who, { query: { from: 'fr', to: 'nl', ...query } })
  expect(answer.status).toBe(200)
  return answer.text()
}

async function imported(who: VisitorName, body: string | Uint8Array<ArrayBuffer>) {
  const answer = await call(who, { method: 'POST', body })
  return { status: answer.status, body: await answer.json() }
}

/** The file with a translation of each of these sources. */
const translated = (file: string, words: Record<string, string>): string =>
  Object.entries(words).reduce(
    (text, [source, target]) =>
      text.replaceAll(
        new RegExp(`(<source>${source}</source>)(?:<target>.*?</target>)?`, 'g'),
        `$1<target>${target}</target>`,
      ),
    file,
  )

const filePart = /<file.*<\/file>/s

/** One file with the documents of several. */
const together = (files: readonly string[]): string =>
  (files[0] ?? '').replace(filePart, () => files.map((file) => filePart.exec(file)?.[0] ?? '').join(''))

const houseIn = (id: number, locale: 'nl' | 'fr' = 'nl', draft = false) =>
  payload.findByID({ collection: 'properties', id, locale, draft, depth: 0 })

const house = () => `properties/${ids.house}`
const done = { texts: 0, documents: 0, unchanged: 0, refused: [] }

describe('the file for a translator', () => {
  it('has the texts of the documents that lack some, paragraph by paragraph, without addresses', async () => {
    const file = await exported('editor', { collection: 'properties' })
    expect(file.match(/<file original="[^"]*"/g)).toEqual([`<file original="properties/${ids.draft}"`])
    expect(file).toContain('<source>Maison &lt;neuve&gt;</source></trans-unit>')
    expect(file).toContain('<source>Une maison &amp; un jardin.</source>')
    expect(file).toContain('<source><g id="1">Calme.</g></source>')
    expect(file).not.toContain('contact-forms')
  })

  it('is a download that says how many documents it has', async () => {
    const answer = await call('editor', { query: { from: 'fr', to: 'nl' } })
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="translations-fr-nl.xlf"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-documents')).toMatch(/^\d+\/\d+$/)
  })

  it('has what its reader may change, and nothing else', async () => {
    expect(await exported('agent', {})).not.toContain('contact-forms')
    expect(await exported('editor', {})).toContain('contact-forms')
    const document = `contact-forms/${ids.form}`
    expect((await call('agent', { query: { from: 'fr', to: 'nl', document } })).status).toBe(404)
    for (const who of ['anonymous', 'owner'] as const)
      expect((await call(who, { query: { from: 'fr', to: 'nl' } })).status, who).toBe(403)
  })

  it.each([
    [{ from: 'fr', to: 'fr' }, 400],
    [{ from: 'fr', to: 'es' }, 400],
    [{ to: 'nl' }, 400],
    [{ from: 'de', to: 'nl', document: 'globals/home-search' }, 404],
    [{ from: 'fr', to: 'nl', document: 'users/1' }, 404],
    [{ from: 'fr', to: 'nl', collection: 'users' }, 404],
  ])('is refused for %o', async (query, status) => {
    expect((await call('admin', { query })).status).toBe(status)
  })
})

const words = {
  'Maison &lt;neuve&gt;': 'Nieuw &lt;huis&gt;',
  'Une maison &amp; un jardin.': 'Een huis &amp; een tuin.',
}

describe('the file of a translator', () => {
  it('that nobody has translated changes nothing', async () => {
    const before = await houseIn(ids.house)
    const file = await exported('agent', { document: house() })
    expect(await imported('agent', file)).toEqual({ status: 200, body: { ok: true, ...done } })
    expect(await houseIn(ids.house)).toEqual(before)
  })

  it('is stored in its language, with the structure and the marks of the source', async () => {
    const file = await exported('agent', { document: house() })
    const sent = translated(file, { ...words, '<g id="1">Calme.</g>': '<g id="1">Rustig.</g>' })
    expect((await imported('agent', sent)).body).toEqual({ ok: true, ...done, texts: 2, documents: 1 })
    const dutch = await houseIn(ids.house)
    expect(dutch).toMatchObject({ title: 'Nieuw <huis>', _status: 'published' })
    expect(dutch.description).toMatchObject(
      richText(paragraph('Een huis & een tuin.'), { ...paragraph(''), children: [bold('Rustig.')] }),
    )
    expect((await houseIn(ids.house, 'fr')).title).toBe('Maison <neuve>')
  })

  it('can be sent again: what stands there already is counted', async () => {
    const file = await exported('agent', { document: house() })
    const old = file.replace(/product-version="[^"]*"/, 'product-version="2020-01-01T00:00:00.000Z"')
    expect((await imported('agent', old)).body).toEqual({ ok: true, ...done, unchanged: 2 })
  })

  it('leaves a draft a draft', async () => {
    const file = translated(await exported('agent', { document: `properties/${ids.draft}` }), words)
    expect((await imported('agent', file)).body).toMatchObject({ texts: 2, documents: 1, refused: [] })
    expect(await houseIn(ids.draft, 'nl', true)).toMatchObject({ title: 'Nieuw <huis>', _status: 'draft' })
  })

  it('is refused for the text with wrong marks, and stored for the others', async () => {
    const file = await exported('agent', { document: house() })
    const sent = translated(file, {
      'Maison &lt;neuve&gt;': 'Een <g id="1">ander</g> huis',
      '<g id="1">Calme.</g>': 'Zonder nummer.',
    })
    const { body } = await imported('agent', sent)
    expect(body).toMatchObject({ texts: 0, unchanged: 0 })
    expect(body.refused).toEqual([
      expect.objectContaining({ document: house(), from: 'fr', to: 'nl', reason: 'marks', text: 'Titre' }),
      expect.objectContaining({ document: house(), reason: 'marks', text: 'Description' }),
    ])
    expect(body.refused[0].name).toMatch(/“.*”$/)
    const half = translated(file, {
      'Maison &lt;neuve&gt;': 'Titel',
      '<g id="1">Calme.</g>': 'Zonder nummer.',
    })
    expect((await imported('agent', half)).body).toMatchObject({
      texts: 1,
      documents: 1,
      refused: [{ reason: 'marks', text: 'Description' }],
    })
    expect(await houseIn(ids.house)).toMatchObject({ title: 'Titel' })
  })

  it('is refused for the text that the form refuses, with its reason, and stored for the others', async () => {
    const file = await exported('agent', { document: house() })
    const sent = translated(file, {
      'Un quartier.': 'x'.repeat(5000),
      'Une maison &amp; un jardin.': 'Een huis.',
    })
    const { body } = await imported('agent', sent)
    const message = expect.stringContaining('4000')
    expect(body).toMatchObject({ texts: 1, documents: 1, refused: [{ reason: 'invalid', message }] })
    const dutch = await houseIn(ids.house)
    expect(dutch.districtText ?? null).toBeNull()
    expect(dutch.description).toMatchObject({ root: { children: [paragraph('Een huis.'), {}] } })
  })

  it('is refused for a document that was saved since, and stored for the others', async () => {
    const files = together([
      await exported('editor', { document: `contact-forms/${ids.form}` }),
      await exported('editor', { document: house() }),
    ])
    const data = { intro: 'Nous écrivons.' }
    await payload.update({ collection: 'contact-forms', id: ids.form, locale: 'fr', data })
    const sent = translated(files, { Écrivez: 'Schrijf', 'Une maison &amp; un jardin.': 'Een villa.' })
    const { body } = await imported('editor', sent)
    expect(body.refused).toEqual([
      expect.objectContaining({
        document: `contact-forms/${ids.form}`,
        ...{ name: expect.stringContaining('Contact'), reason: 'outdated', text: null },
      }),
    ])
    expect(body).toMatchObject({ texts: 1, documents: 1 })
    const dutch = await payload.findByID({ collection: 'contact-forms', id: ids.form, locale: 'nl' })
    expect(dutch.title ?? null).toBeNull()
  })

  it('may have a document in two languages', async () => {
    const document = `contact-forms/${ids.form}`
    const dutch = translated(await exported('editor', { document }), { Écrivez: 'Schrijf' })
    const german = translated(await exported('editor', { document, to: 'de' }), { Écrivez: 'Schreiben' })
    const both = together([dutch, german])
    expect((await imported('editor', both)).body).toEqual({ ok: true, ...done, texts: 2, documents: 1 })
    const all = await payload.findByID({ collection: 'contact-forms', id: ids.form, locale: 'all' })
    expect(all.title).toMatchObject({ nl: 'Schrijf', de: 'Schreiben', fr: 'Écrivez' })
  })

  it('is refused for what its sender may not change, and for documents that are not here', async () => {
    const file = translated(await exported('editor', { document: `contact-forms/${ids.form}` }), {
      Écrivez: 'Anders',
    })
    for (const who of ['anonymous', 'owner'] as const)
      expect((await imported(who, file)).status, who).toBe(403)
    const { body } = await imported('agent', file)
    expect(body).toMatchObject({ texts: 0, refused: [{ reason: 'unknown', text: null }] })
    for (const other of ['users/1', 'globals/mail-texts', 'contact-forms/99999', '', '../../x']) {
      const moved = file.replace(/original="[^"]*"/, `original="${other}"`)
      expect((await imported('admin', moved)).body.refused, other).toMatchObject([{ reason: 'unknown' }])
    }
    const elsewhere = file.replace(/product-version="[^"]*"/, 'product-version="2036-01-01T00:00:00.000Z"')
    expect((await imported('admin', elsewhere)).body.refused).toMatchObject([{ reason: 'outdated' }])
    const dutch = await payload.findByID({ collection: 'contact-forms', id: ids.form, locale: 'nl' })
    expect(dutch.title).toBe('Schrijf')
  })

  it.each(['es', 'fr', '', 'all'])('is refused for a language that is none of the site: %s', async (to) => {
    const file = translated(await exported('editor', { document: house() }), words)
    const sent = file.replace('target-language="nl"', `target-language="${to}"`)
    expect((await imported('editor', sent)).body.refused).toMatchObject([{ reason: 'language' }])
  })

  it('takes a language as a program writes it', async () => {
    const file = await exported('editor', { document: house() })
    const sent = file.replace('target-language="nl"', 'target-language="nl-BE"')
    expect((await imported('editor', sent)).body).toMatchObject({ unchanged: 2, refused: [] })
  })

  it('replaces other paragraphs only as a whole; the file says what they are', async () => {
    const description = richText(paragraph('Iets & anders.'))
    await payload.update({ collection: 'properties', id: ids.house, locale: 'nl', data: { description } })
    const file = await exported('editor', { document: house() })
    expect(file).toMatch(/<note>[^<]*Iets &amp; anders\.<\/note>/)
    const part = translated(file, { 'Une maison &amp; un jardin.': 'Een.' })
    expect((await imported('editor', part)).body.refused).toMatchObject([{ reason: 'incomplete' }])
    expect((await houseIn(ids.house)).description).toMatchObject(description)
    const whole = translated(part, { '<g id="1">Calme.</g>': '<g id="1">Twee.</g>' })
    expect((await imported('editor', whole)).body).toMatchObject({ texts: 1, refused: [] })
    expect((await houseIn(ids.house)).description).toMatchObject({
      root: { children: [paragraph('Een.'), {}] },
    })
  })

  const two = '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="fr"/>'
  const empty = '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"></xliff>'
  it.each([
    ['nothing', '', 422, 'not-xml'],
    ['a text', 'Bonjour', 422, 'not-xml'],
    ['another encoding', new Uint8Array([0xff, 0xfe, 0x3c, 0x00]), 422, 'not-xml'],
    ['a document type', `<!DOCTYPE x SYSTEM "http://localhost:1/x">${empty}`, 422, 'doctype'],
    ['entities', '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><x>&b;</x>', 422, 'doctype'],
    ['XLIFF 2.0', two, 422, 'version'],
    ['another XML', '<html/>', 422, 'not-xliff'],
    ['no documents', empty, 422, 'not-xliff'],
    ['too many documents', empty.replace('></', `>${'<file/>'.repeat(201)}</`), 422, 'too-much'],
    ['too large a file', ' '.repeat(5_000_001), 413, 'too-large'],
  ])('is refused as a whole if it is %s', async (_case, file, status, error) => {
    expect(await imported('admin', file)).toEqual({ status, body: { ok: false, error } })
  })
})
