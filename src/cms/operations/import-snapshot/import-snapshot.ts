import type { Payload } from 'payload'
import { files } from '@/cms/files/files'
import { queueChangedMarks } from '@/cms/operations/media/marks/mark-photos'
import { noteAction } from '@/cms/operations/audit/note-action'
import { findKnownCities, settleCountries } from './listing/city-countries'
import { createRichTextConverter } from './content/html-to-rich-text'
import type { Feature, FeatureReport, HeldDocument, ImportContext } from './import-context'
import { importArticles, importModules } from './content/import-content'
import { importLayout, importPeople, importReferences, linkThankYouPages } from './content/import-layout'
import { importGlobals } from './content/import-globals'
import { importCities } from './listing/import-cities'
import { importCategories, importTypes } from './listing/import-listing'
import { importDocuments } from './files/import-documents'
import { importPages } from './content/import-pages'
import { importPictures } from './files/import-pictures'
import { importProjects, importProperties } from './listing/import-properties'
import { joinSpellings } from './reading/join-spellings'
import { noteMissingTexts } from './listing/note-missing-texts'
import { importAppointmentOpenings } from './listing/import-appointment-openings'
import { readSnapshot } from './reading/read-snapshot'

export type ImportReport = {
  features: FeatureReport[]
  warnings: string[]
  /** The documents kept as drafts instead of being published; in a dry run, the expected ones. */
  held: HeldDocument[]
  changed: number
}

type ImportSnapshotInput = {
  payload: Payload
  folder: string
  dryRun?: boolean
  /** For a trusted snapshot: files may also come from this machine and its network. */
  allowPrivateHosts?: boolean
  onProgress?: (progress: Feature) => void
  now: Date
}

/** Without its bucket an import would bring every property without pictures. */
async function requireFiles(dryRun: boolean): Promise<void> {
  const fault = dryRun ? null : await files.findFault()
  if (fault !== null) throw new Error(fault)
}

/**
 * Imports a snapshot folder (contract "The snapshot"). It checks everything before the first write and writes each feature
 * in one transaction. It is idempotent: a record that has not changed since the last import is left alone, so that an
 * editor's later work stays.
 * @throws SnapshotError if a record is wrong, or an Error if the bucket of the files does not answer; nothing is written then.
 */
export async function importSnapshot({
  payload,
  folder,
  dryRun = false,
  allowPrivateHosts = false,
  onProgress,
  now,
}: ImportSnapshotInput): Promise<ImportReport> {
  const { snapshot: given, warnings } = await readSnapshot(folder)
  await requireFiles(dryRun)
  const spellings = joinSpellings(given['routes.json'])
  const known = await findKnownCities(payload)
  const snapshot = settleCountries({ ...given, 'routes.json': spellings.routes }, known)
  const context: ImportContext = {
    payload,
    folder,
    dryRun,
    allowPrivateHosts,
    onProgress: onProgress ?? (() => undefined),
    warnings: [...warnings, ...spellings.warnings],
    reports: [],
    held: [],
    ids: new Map(),
    pictures: new Map(),
    missingFiles: new Set(),
  }
  const source = { snapshot, convert: createRichTextConverter(payload.config) }
  await importPictures(context, snapshot)
  await importTypes(context, snapshot)
  await importCities(context, { snapshot, known })
  await importCategories(context, snapshot)
  await importPeople(context, source)
  await importDocuments(context, snapshot)
  await importProperties(context, { ...source, now })
  await importProjects(context, source)
  await importAppointmentOpenings(context, { snapshot, now })
  await importArticles(context, source)
  await importReferences(context, source)
  await importModules(context, source)
  await importPages(context, source)
  await linkThankYouPages(context, source)
  await importLayout(context, source)
  await importGlobals(context, source)
  await noteMissingTexts(context)
  const changed = context.reports.reduce((sum, { created, updated }) => sum + created + updated, 0)
  if (!dryRun && changed > 0) {
    await queueChangedMarks({ payload })
    await noteAction({ payload, user: null }, { action: 'import', kind: 'properties' })
  }
  return { features: context.reports, warnings: context.warnings, held: context.held, changed }
}
