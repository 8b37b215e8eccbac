import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { locales, type Localized } from '@/domain/shared/locale'
import type { ImportContext } from './import-context'
import { pictureKeys } from './picture-keys'
import type { Snapshot } from './read-snapshot'
import { fingerprint } from './upsert-records'

type Wanted = { url: string; alt: Localized; kind: 'photo' | 'floor-plan' | 'portrait' }

type Known = { id: number; hash: string | null }

const maximumBytes = 20_000_000
const patience = 20_000

type Manifest = { file: string; kind?: string; alt?: Localized }[]

/** Alt texts that lie beside the pictures, as `manifest.json`: `[{ "file", "kind", "alt": { "fr": … } }]`. */
async function readManifest(folder: string, url: string): Promise<Manifest> {
  try {
    const input: unknown = JSON.parse(
      await readFile(path.resolve(folder, path.dirname(url), 'manifest.json'), 'utf8'),
    )
    return Array.isArray(input) ? input : []
  } catch {
    return []
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function picturesOf(global: unknown): string[] {
  if (!isRecord(global)) return []
  return Object.entries(global).flatMap(([key, value]) => {
    if (typeof value === 'string') return pictureKeys.some((known) => known === key) ? [value] : []
    return picturesOf(value)
  })
}

function collectWanted({ snapshot }: { snapshot: Snapshot }): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>()
  const want = (
    url: string | null | undefined,
    { alt = {}, kind = 'photo' }: Partial<Omit<Wanted, 'url'>> = {},
  ) => {
    if (!url) return
    const before = wanted.get(url)
    wanted.set(url, { url, kind: before?.kind ?? kind, alt: { ...before?.alt, ...alt } })
  }
  for (const record of [...snapshot['properties.json'], ...snapshot['projects.json']]) {
    const small = 'SmallPictureItem' in record ? record.SmallPictureItem : null
    for (const picture of [...(record.Pictures ?? []), ...(small ? [small] : [])]) {
      want(picture.Url, { alt: picture.Name ? { [record.language]: picture.Name } : {} })
    }
    if ('SmallPicture' in record) want(record.SmallPicture)
  }
  for (const { picture } of snapshot['content/articles.json']) want(picture)
  for (const { banner } of snapshot['content/pages.json'])
    for (const url of [banner?.image, ...(banner?.gallery ?? [])]) want(url)
  for (const { background } of snapshot['content/modules.json']) want(background?.image)
  for (const { slides } of snapshot['content/sliders.json']) for (const { picture } of slides) want(picture)
  for (const { media } of snapshot['content/popups.json']) want(media)
  for (const { photo } of snapshot['content/agents.json']) want(photo, { kind: 'portrait' })
  for (const url of picturesOf(snapshot['content/site-settings.json'])) want(url)
  for (const url of picturesOf(snapshot['content/home-search.json'])) want(url)
  return wanted
}

async function withManifest(folder: string, wanted: Wanted[]): Promise<Wanted[]> {
  const manifests = new Map<string, Manifest>()
  const described: Wanted[] = []
  for (const picture of wanted) {
    if (isRemote(picture.url)) {
      described.push(picture)
      continue
    }
    const folderOf = path.dirname(picture.url)
    const manifest = manifests.get(folderOf) ?? (await readManifest(folder, picture.url))
    manifests.set(folderOf, manifest)
    const entry = manifest.find(({ file }) => file === path.basename(picture.url))
    const kind =
      entry?.kind === 'floorplan' ? 'floor-plan' : entry?.kind === 'agent' ? 'portrait' : picture.kind
    described.push({ ...picture, kind, alt: { ...entry?.alt, ...picture.alt } })
  }
  return described
}

const isRemote = (url: string): boolean => /^https?:\/\//i.test(url)

async function readPicture(folder: string, url: string): Promise<Buffer> {
  if (!isRemote(url)) return readFile(path.resolve(folder, decodeURI(url)))
  const response = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'follow' })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length > maximumBytes) throw new Error('larger than 20 MB')
  return bytes
}

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

async function keepPicture(
  context: ImportContext,
  { picture, known, bytes, hash }: { picture: Wanted; known: Known | undefined; bytes: Buffer; hash: string },
): Promise<number> {
  const { payload } = context
  const file = await asUpload(picture.url, bytes)
  const data = { kind: picture.kind, snapshotKey: picture.url, snapshotHash: hash }
  const alt = Object.fromEntries(locales.map((locale) => [locale, picture.alt[locale] ?? '']))
  const saved = known
    ? await payload.update({ collection: 'media', id: known.id, data, file, overwriteExistingFiles: true })
    : await payload.create({ collection: 'media', data: { ...data, alt: picture.alt.fr ?? '' }, file })
  const before = await payload.findByID({ collection: 'media', id: saved.id, locale: 'all', depth: 0 })
  await payload.db.updateOne({
    collection: 'media',
    id: saved.id,
    data: { ...before, alt },
    returning: false,
  })
  return saved.id
}

/**
 * Copies every picture the snapshot names into media, once per `Url`, with its sizes. A picture that cannot be had is
 * reported, and what names it is imported without it.
 */
export async function importPictures(context: ImportContext, snapshot: Snapshot): Promise<void> {
  const wanted = await withManifest(context.folder, [...collectWanted({ snapshot }).values()])
  const { docs } = await context.payload.db.find<{
    id: number
    snapshotKey?: string | null
    snapshotHash?: string | null
  }>({
    collection: 'media',
    limit: 0,
    pagination: false,
    select: { snapshotKey: true, snapshotHash: true },
  })
  const known = new Map(
    docs.flatMap(({ id, snapshotKey, snapshotHash }) =>
      snapshotKey ? [[snapshotKey, { id, hash: snapshotHash ?? null }]] : [],
    ),
  )
  const report = { feature: 'pictures', created: 0, updated: 0, unchanged: 0 }
  for (const [index, picture] of wanted.entries()) {
    const found = known.get(picture.url)
    if (found) context.pictures.set(picture.url, found.id)
    try {
      // A picture on the web is fetched once; one in the folder is read again to see whether it changed.
      if (found && isRemote(picture.url)) report.unchanged += 1
      else {
        const bytes = await readPicture(context.folder, picture.url)
        const hash = fingerprint([
          createHash('sha256').update(bytes).digest('hex'),
          picture.alt,
          picture.kind,
        ])
        if (found?.hash === hash) report.unchanged += 1
        else {
          if (!context.dryRun)
            context.pictures.set(
              picture.url,
              await keepPicture(context, { picture, known: found, bytes, hash }),
            )
          report[found ? 'updated' : 'created'] += 1
        }
      }
    } catch (error) {
      context.warnings.push(
        `The picture ${picture.url} cannot be had (${error instanceof Error ? error.message : 'unknown reason'})`,
      )
    }
    context.onProgress({ feature: 'pictures', done: index + 1, total: wanted.length })
  }
  if (wanted.length > 0) context.reports.push(report)
}
