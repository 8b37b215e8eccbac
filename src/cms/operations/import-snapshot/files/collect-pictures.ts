import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Localized } from '@/domain/shared/locale'
import { locateFile } from '@/cms/operations/import-snapshot/reading/local-file'
import { pictureKeys } from './picture-keys'
import type { Snapshot } from '@/cms/operations/import-snapshot/reading/snapshot'
import { isRecord } from '@/domain/shared/is-record'

/** A picture in a snapshot: its address, its alt text in each language, and its kind. */
export type WantedPicture = { url: string; alt: Localized; kind: 'photo' | 'floor-plan' | 'portrait' } & {
  /** Of a property or project, whose photos have the watermark. */
  isOfProperty: boolean
}

type NamedPicture = Partial<Omit<WantedPicture, 'url'>> & { url: string | null | undefined }

type Manifest = { file: string; kind?: string; alt?: Localized }[]

export const isRemote = (url: string): boolean => /^https?:\/\//i.test(url)

function picturesOf(global: unknown): NamedPicture[] {
  if (Array.isArray(global)) return global.flatMap(picturesOf)
  if (!isRecord(global)) return []
  return Object.entries(global).flatMap(([key, value]) => {
    if (typeof value === 'string') return pictureKeys.some((known) => known === key) ? [{ url: value }] : []
    return picturesOf(value)
  })
}

/** The pictures of properties and projects, with names in the language of their record. */
function* listedPictures(snapshot: Snapshot): Generator<NamedPicture> {
  for (const { Pictures = [], SmallPictureItem: small, language } of snapshot['properties.json']) {
    for (const { Url, Name } of small ? [...Pictures, small] : Pictures)
      yield { url: Url, alt: Name ? { [language]: Name } : {}, isOfProperty: true }
  }
  for (const { Pictures = [], SmallPicture, language } of snapshot['projects.json']) {
    for (const { Url, Name } of Pictures)
      yield { url: Url, alt: Name ? { [language]: Name } : {}, isOfProperty: true }
    yield { url: SmallPicture, isOfProperty: true }
  }
}

function contentPictures(snapshot: Snapshot): NamedPicture[] {
  const urls = [
    ...snapshot['content/articles.json'].map(({ picture }) => picture),
    ...snapshot['content/pages.json'].flatMap(({ banner }) => [banner?.image, ...(banner?.gallery ?? [])]),
    ...snapshot['content/modules.json'].flatMap(({ background, images }) => [
      background?.image,
      ...(images ?? []),
    ]),
    ...snapshot['content/sliders.json'].flatMap(({ slides }) => slides.map(({ picture }) => picture)),
    ...snapshot['content/popups.json'].map(({ media }) => media),
  ]
  return [
    ...urls.map((url) => ({ url })),
    ...snapshot['content/agents.json'].map(({ photo }) => ({ url: photo, kind: 'portrait' as const })),
    ...picturesOf(snapshot['content/site-settings.json']),
    ...picturesOf(snapshot['content/home-search.json']),
  ]
}

/** The alt texts beside the pictures, as `manifest.json`: `[{ "file", "kind", "alt": { "fr": … } }]`. */
async function readManifest(folder: string, url: string): Promise<Manifest> {
  try {
    const input: unknown = JSON.parse(
      await readFile(
        await locateFile({ folder, name: path.join(path.dirname(url), 'manifest.json') }),
        'utf8',
      ),
    )
    return Array.isArray(input) ? input : []
  } catch {
    return []
  }
}

const manifestKinds: Record<string, WantedPicture['kind']> = { floorplan: 'floor-plan', agent: 'portrait' }

async function describePictures(folder: string, wanted: WantedPicture[]): Promise<WantedPicture[]> {
  const manifests = new Map<string, Manifest>()
  const described: WantedPicture[] = []
  for (const picture of wanted) {
    if (isRemote(picture.url)) {
      described.push(picture)
      continue
    }
    const folderOf = path.dirname(picture.url)
    const manifest = manifests.get(folderOf) ?? (await readManifest(folder, picture.url))
    manifests.set(folderOf, manifest)
    const entry = manifest.find(({ file }) => file === path.basename(picture.url))
    const kind = manifestKinds[entry?.kind ?? ''] ?? picture.kind
    described.push({ ...picture, kind, alt: { ...entry?.alt, ...picture.alt } })
  }
  return described
}

/** Every picture in the snapshot, once per `Url`. */
export function collectPictures(folder: string, snapshot: Snapshot): Promise<WantedPicture[]> {
  const wanted = new Map<string, WantedPicture>()
  for (const named of [listedPictures(snapshot), contentPictures(snapshot)]) {
    for (const { url, kind = 'photo', alt, isOfProperty = false } of named) {
      if (!url) continue
      const picture = wanted.get(url) ?? { url, kind, alt: {}, isOfProperty }
      Object.assign(picture.alt, alt)
      wanted.set(url, picture)
    }
  }
  return describePictures(folder, [...wanted.values()])
}
