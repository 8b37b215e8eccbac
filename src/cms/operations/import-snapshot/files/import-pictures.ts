import { createHash } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import { updateRecord } from '@/cms/database/records'
import { locales } from '@/domain/shared/locale'
import { collectPictures, isRemote, type WantedPicture } from './collect-pictures'
import type { ImportContext } from '@/cms/operations/import-snapshot/import-context'
import type { Snapshot } from '@/cms/operations/import-snapshot/reading/snapshot'
import {
  loadKnownUploads,
  readSnapshotFile,
  type KnownUpload,
  type ImportOutcome,
} from '@/cms/operations/import-snapshot/reading/snapshot-files'
import { fingerprint } from '@/cms/operations/import-snapshot/upsert-records'

const types: Record<string, { mimetype: string; extension: string }> = {
  jpeg: { mimetype: 'image/jpeg', extension: 'jpg' },
  png: { mimetype: 'image/png', extension: 'png' },
  webp: { mimetype: 'image/webp', extension: 'webp' },
  heif: { mimetype: 'image/avif', extension: 'avif' },
}

async function asUpload(url: string, data: Buffer) {
  const { format } = await sharp(data).metadata()
  const type = types[format ?? '']
  if (!type) throw new Error(`not a JPEG, PNG, WebP or AVIF picture`)
  const stem =
    path.basename(new URL(url, 'file:///').pathname, path.extname(url)).replace(/[^\w-]+/g, '-') || 'picture'
  return { data, mimetype: type.mimetype, name: `${stem}.${type.extension}`, size: data.length }
}

type Upload = Awaited<ReturnType<typeof asUpload>>

async function keepPicture(
  context: ImportContext,
  {
    picture,
    known,
    upload: file,
    hash,
  }: { picture: WantedPicture; known: KnownUpload | undefined; upload: Upload; hash: string },
): Promise<number> {
  const { payload } = context
  const { isOfProperty } = picture
  const data = { kind: picture.kind, snapshotKey: picture.url, isOfProperty }
  const alt = Object.fromEntries(locales.map((locale) => [locale, picture.alt[locale] ?? '']))
  const saved = known
    ? await payload.update({ collection: 'media', id: known.id, data, file, overwriteExistingFiles: true })
    : await payload.create({ collection: 'media', data: { ...data, alt: picture.alt.fr ?? '' }, file })
  const before = await payload.findByID({ collection: 'media', id: saved.id, locale: 'all', depth: 0 })
  await updateRecord(payload, {
    collection: 'media',
    id: saved.id,
    // The fingerprint is written last, so that an interrupted import repeats this picture.
    data: { ...before, alt, snapshotHash: hash },
  })
  return saved.id
}

async function importPicture(
  context: ImportContext,
  { picture, known }: { picture: WantedPicture; known: KnownUpload | undefined },
): Promise<ImportOutcome> {
  const { url, alt, kind } = picture
  // A picture on the web is fetched once; one in the folder is read again, as it may have changed.
  if (known && isRemote(url)) return 'unchanged'
  const bytes = await readSnapshotFile(context, url)
  const hash = fingerprint([createHash('sha256').update(bytes).digest('hex'), alt, kind])
  if (known?.hash === hash) return 'unchanged'
  const upload = await asUpload(url, bytes)
  // A dry run does not write the id, but the picture must not count as missing.
  const id = context.dryRun ? 0 : await keepPicture(context, { picture, known, upload, hash })
  context.pictures.set(url, id)
  return known ? 'updated' : 'created'
}

/**
 * Copies every picture of the snapshot into media, once per `Url`, with its sizes. A picture that cannot be fetched is
 * reported; its records are imported without it, and get it in a later import.
 */
export async function importPictures(context: ImportContext, snapshot: Snapshot): Promise<void> {
  const wanted = await collectPictures(context.folder, snapshot)
  const known = await loadKnownUploads(context, 'media')
  const report = { feature: 'pictures', created: 0, updated: 0, unchanged: 0 }
  for (const [index, picture] of wanted.entries()) {
    const found = known.get(picture.url)
    if (found) context.pictures.set(picture.url, found.id)
    try {
      report[await importPicture(context, { picture, known: found })] += 1
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown reason'
      context.warnings.push(`The picture ${picture.url} cannot be had (${reason})`)
      if (!found) context.missingFiles.add(picture.url)
    }
    context.onProgress({ feature: 'pictures', done: index + 1, total: wanted.length })
  }
  if (wanted.length > 0) context.reports.push(report)
}
