import { pbkdf2Sync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixedNames } from '@/cms/admin/reader-words/reader-words'
import { refusedBlock } from '@/cms/fields/rich-text'
import { isPasswordOf } from '@/cms/operations/accounts/password-hash'
import { screenTexts } from '@/messages/screen-texts'
import site from '../../../next.config.mjs'

// What the code relies on in Payload although it is not documented: docs/decisions/0036-internals-of-payload.md.
const fileOf = (name: string): string => path.resolve('node_modules', name)
const load = (name: string) => import(/* @vite-ignore */ fileOf(name))

const hashing = 'payload/dist/auth/strategies/local/generatePasswordSaltHash.js'
const password = 'correct horse'

describe('Payload', () => {
  it('stores passwords as they are checked here', async () => {
    const { generatePasswordSaltHash } = await load(hashing)
    const stored = await generatePasswordSaltHash({ isPasswordAuthenticated: true, password })
    expect(await isPasswordOf({ ...stored, password })).toBe(true)
    expect(await isPasswordOf({ ...stored, password: 'another' })).toBe(false)
  })

  it('reads the passwords of its earlier versions as they are checked here', async () => {
    const { getPasswordHashParameters } = await load(hashing)
    const { iterations, keyLength } = getPasswordHashParameters('00')
    const hash = pbkdf2Sync(password, 'salt', iterations, keyLength, 'sha256').toString('hex')
    expect(await isPasswordOf({ hash, salt: 'salt', password })).toBe(true)
  })

  it('says in these words that a block of a text is refused', async () => {
    const { validateNodes } = await load('@payloadcms/richtext-lexical/dist/validate/validateNodes.js')
    const refusal: unknown = await validateNodes({
      nodes: [{ type: 'block' }],
      nodeValidations: new Map([['block', [() => 'wrong']]]),
      validation: {},
    })
    expect(String(refusal).startsWith(refusedBlock)).toBe(true)
  })

  it('stores a document when an empty form is opened, where forms save by themselves', () => {
    const view = readFileSync(fileOf('@payloadcms/next/dist/views/Document/index.js'), 'utf8')
    expect(view).toMatch(
      /if \(shouldAutosave && !validateDraftData && !idFromArgs [\s\S]{0,60}payload\.create\(/,
    )
  })

  it('writes a save by itself over the one before, whoever that was of', async () => {
    const { saveVersion } = await load('payload/dist/versions/saveVersion.js')
    const written: unknown[] = []
    const before = {
      id: 5,
      autosave: true,
      createdAt: '2026-11-26T10:00:00.000Z',
      version: { title: 'Marie' },
    }
    const db = {
      findVersions: () => Promise.resolve({ docs: [before] }),
      updateVersion: ({ id, versionData }: { id: number; versionData: { version: object } }) => {
        written.push([id, versionData.version])
        return Promise.resolve({ ...versionData, parent: 1 })
      },
    }
    const collection = { slug: 'pages', labels: {}, versions: { drafts: true, maxPerDoc: 20 } }
    const save = { id: 1, autosave: true, draft: true, collection, payload: { db, logger: console } }
    await saveVersion({ ...save, docWithLocales: { title: 'Jan' }, req: { user: { id: 2 } } })
    expect(written).toEqual([[5, { title: 'Jan' }]])
  })

  it('tells the preview of a form in messages of this kind', () => {
    const sending = readFileSync(
      fileOf('@payloadcms/ui/dist/elements/LivePreview/Window/index.js'),
      'utf8',
    ).match(/\{[^{}]*type: 'payload-live-preview'[^{}]*\}/g)
    expect(
      sending?.some((message) => ['collectionSlug', 'data', 'locale'].every((key) => message.includes(key))),
    ).toBe(true)
  })

  it('has no endpoints of uploads but those that are known', async () => {
    const { uploadCollectionEndpoints } = await load('payload/dist/uploads/endpoints/index.js')
    expect(uploadCollectionEndpoints).toMatchObject([
      { method: 'get', path: '/paste-url/:id?' },
      { method: 'get', path: '/file/:filename' },
    ])
    expect(uploadCollectionEndpoints).toHaveLength(2)
  })

  it('calls what our styles change in its back office as before', () => {
    const holds = (name: string, text: string) =>
      readFileSync(fileOf(`@payloadcms/${name}`), 'utf8').includes(text)
    for (const name of ['.nav__link', '.field-error', '.tooltip-content'])
      expect(holds('next/dist/prod/styles.css', name), name).toBe(true)
    for (const name of ['restore-button', 'restore-many']) {
      const path = `ui/dist/elements/${name === 'restore-many' ? 'RestoreMany' : 'RestoreButton'}/index.js`
      expect(holds(path, `const baseClass = '${name}'`), name).toBe(true)
      expect(holds(path, 'className: `${baseClass}__checkbox`'), name).toBe(true)
    }
    expect(holds('ui/dist/elements/DefaultListViewTabs/index.js', 'id: "trash-view-pill"')).toBe(true)
    expect(holds('ui/dist/views/Edit/index.js', '`collection-edit--${collectionSlug}`')).toBe(true)
    expect(holds('ui/dist/views/Edit/Auth/index.js', 'id: "change-password"')).toBe(true)
  })

  it('says in these English words what our own replace for screen readers', async () => {
    const { defaultScreenReaderInstructions } = await load('@dnd-kit/core/dist/index.js')
    expect(defaultScreenReaderInstructions.draggable.replace(/\s+/g, ' ').trim()).toBe(
      screenTexts.readerWords.drag.instructions.en,
    )
    const draggable = readFileSync(fileOf('@payloadcms/ui/dist/elements/DraggableSortable/index.js'), 'utf8')
    expect(draggable).not.toContain('accessibility')
    const lexical = '@payloadcms/richtext-lexical/dist'
    const code = [
      `${lexical}/lexical/plugins/handles/AddBlockHandlePlugin/index.js`,
      `${lexical}/lexical/plugins/handles/DraggableBlockPlugin/index.js`,
      `${lexical}/lexical/plugins/InsertParagraphAtEnd/index.js`,
      `${lexical}/features/link/client/plugins/floatingLinkEditor/LinkEditor/index.js`,
      'react-datepicker/dist/es/index.js',
    ].map((file) => readFileSync(fileOf(file), 'utf8'))
    // A menu of the toolbar is called by its key.
    const toolbar = `${lexical}/features/toolbars/shared/ToolbarDropdown/index.js`
    expect(readFileSync(fileOf(toolbar), 'utf8')).toContain('buttonAriaLabel: `${groupKey} dropdown`')
    for (const { en } of fixedNames.filter((name) => !name.en.endsWith(' dropdown')))
      expect(code.join().includes(`"${en}"`), en).toBe(true)
    const label = 'ui/dist/fields/Relationship/select-components/MultiValueLabel/index.js'
    expect(readFileSync(fileOf(`@payloadcms/${label}`), 'utf8')).toContain('"aria-label": `Edit ${label}`')
  })

  it('hands its fields with choices no words to speak, and their library reads those that it keeps', async () => {
    const select = readFileSync(fileOf('@payloadcms/ui/dist/elements/ReactSelect/index.js'), 'utf8')
    for (const word of ['ariaLiveMessages', 'screenReaderStatus']) expect(select).not.toContain(word)
    const { default: Select, defaultProps } = await load('react-select/base/dist/react-select-base.cjs.js')
    expect(Select.defaultProps).toBe(defaultProps)
    expect(defaultProps.screenReaderStatus({ count: 2 })).toBe('2 results available')
  })

  it('keeps the language of calendars where our own puts it before the first date is drawn', () => {
    const calendar = readFileSync(fileOf('react-datepicker/dist/index.js'), 'utf8')
    for (const kept of ['scope.__localeId__ = localeName', 'scope.__localeData__[localeName] = localeData'])
      expect(calendar).toContain(kept)
    const field = readFileSync(fileOf('@payloadcms/ui/dist/elements/DatePicker/DatePicker.js'), 'utf8')
    expect(field).toMatch(/setDefaultLocale\(datepickerLocale\)[\s\S]+React\.useEffect/)
  })

  it('asks for the colours of a browser in its back office alone', async () => {
    const asking = (await site.headers()).filter(({ headers }) =>
      headers.some(({ key }: { key: string }) => key === 'Critical-CH'),
    )
    expect(asking.map(({ source }) => source)).toEqual(['/admin/:path*'])
  })
})
