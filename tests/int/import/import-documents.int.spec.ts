import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportReport } from '@/cms/operations/import-snapshot/import-snapshot'
import { startSite, stopPayload } from '../../support/database/payload'
import { createSnapshotWriter, propertyRecord } from '../../support/snapshot/snapshot-folder'

let payload: Payload
let dataDir = ''
const writeSnapshot = createSnapshotWriter(() => dataDir)

beforeAll(async () => {
  ;({ payload, dataDir } = await startSite())
})
afterAll(stopPayload)

const pdf = (text: string): string => `%PDF-1.7\n% ${text}\nxref\ntrailer\n<<>>\n%%EOF\n`

const record = (fields: Record<string, unknown> = {}) => ({
  key: 'certificate',
  file: 'certificat%20peb.pdf',
  title: { fr: 'Certificat PEB', nl: 'EPB-certificaat' },
  kind: 'energy-certificate',
  properties: [7001],
  ...fields,
})

const snapshotOf = (documents: unknown[], properties = [propertyRecord({ ID: 7001 })]) =>
  writeSnapshot({
    'properties.json': properties,
    'content/documents.json': documents,
    'certificat peb.pdf': pdf('first'),
  })

async function importFolder(folder: string): Promise<ImportReport> {
  const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
  return importSnapshot({ payload, folder, now: new Date('2026-11-21T09:00:00Z') })
}

async function documentsOf(publicId: number) {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { publicId: { equals: publicId } },
    locale: 'all',
    depth: 1,
  })
  return (docs[0]?.documents ?? []).filter((document) => typeof document === 'object')
}

const fileOf = (filename: string | null | undefined): string =>
  path.join(dataDir, 'documents', filename ?? '')

describe('the documents of a snapshot', () => {
  it('are private files of their properties, under a name that nobody can guess', async () => {
    const report = await importFolder(snapshotOf([record()]))
    expect(report.warnings).toEqual([])
    const [document] = await documentsOf(7001)
    expect(document).toMatchObject({
      kind: 'energy-certificate',
      title: { fr: 'Certificat PEB', nl: 'EPB-certificaat' },
      originalName: 'certificat peb.pdf',
      mimeType: 'application/pdf',
    })
    expect(document?.filename).toMatch(/^[0-9a-f-]{36}\.pdf$/)
    expect(readFileSync(fileOf(document?.filename), 'utf8')).toBe(pdf('first'))
  })

  it('are not touched where nothing has changed, and replaced where the file has', async () => {
    const folder = snapshotOf([record()])
    await importFolder(folder)
    const [before] = await documentsOf(7001)
    expect(await importFolder(folder)).toMatchObject({ changed: 0 })
    writeFileSync(path.join(folder, 'certificat peb.pdf'), pdf('second'))
    expect(await importFolder(folder)).toMatchObject({ changed: 1 })
    const [after] = await documentsOf(7001)
    expect(after?.id).toBe(before?.id)
    expect(readFileSync(fileOf(after?.filename), 'utf8')).toBe(pdf('second'))
    expect(existsSync(fileOf(before?.filename)), 'the old file is gone').toBe(false)
  })

  it('that cannot be fetched are reported, and their property has them once they are available', async () => {
    const properties = [propertyRecord({ ID: 7002 })]
    const folder = snapshotOf([record({ key: 'late', properties: [7002] })], properties)
    const file = path.join(folder, 'certificat peb.pdf')
    rmSync(file)
    const report = await importFolder(folder)
    expect(report.warnings.join()).toContain('The document certificat%20peb.pdf cannot be had')
    expect(await documentsOf(7002)).toEqual([])
    writeFileSync(file, pdf('late'))
    expect((await importFolder(folder)).warnings).toEqual([])
    expect(await documentsOf(7002)).toHaveLength(1)
  })

  it('that are no documents are refused by their name and by their content', async () => {
    const folder = writeSnapshot({
      'properties.json': [propertyRecord({ ID: 7003 })],
      'content/documents.json': [
        record({ key: 'page', file: 'page.html', properties: [7003] }),
        record({ key: 'renamed', file: 'renamed.pdf', properties: [7003] }),
      ],
      'page.html': '<script>alert(1)</script>',
      'renamed.pdf': 'MZ, and no PDF',
    })
    const { warnings } = await importFolder(folder)
    expect(warnings.join('\n')).toMatch(
      /page\.html cannot be had \(not a PDF[\s\S]*renamed\.pdf cannot be had \(Invalid/,
    )
    expect(await documentsOf(7003)).toEqual([])
  })

  it('of an unknown property are reported', async () => {
    const { warnings } = await importFolder(snapshotOf([record({ key: 'lost', properties: [7001, 7999] })]))
    expect(warnings).toEqual(['content/documents.json lost: there is no property 7999; left out'])
  })

  it('are checked before anything is written', async () => {
    const refusal = await importFolder(
      snapshotOf([record({ kind: 'poem' }), record({ properties: [] })]),
    ).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      problems: [
        { file: 'content/documents.json', index: 0, key: 'kind', reason: 'no kind of document' },
        { file: 'content/documents.json', index: 1, key: 'properties' },
      ],
    })
  })
})
