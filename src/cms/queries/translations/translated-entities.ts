import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { isTranslator } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { withoutAddresses, type TranslatedField } from '@/domain/translations/document-texts'
import { translatedFields } from './translated-fields'
import { isForTranslators } from './translator-reach'

/** A collection or global with localized texts. */
export type TranslatedEntity = {
  fields: readonly TranslatedField[]
  hasDrafts: boolean
  /** The documents that the user may change; null for all of them. */
  only: readonly number[] | null
} & (
  | { type: 'collection'; slug: CollectionSlug; config: SanitizedCollectionConfig }
  | { type: 'global'; slug: GlobalSlug; config: SanitizedGlobalConfig }
)

/** The entity with the documents of it that the user may change; null where there are none. */
async function changedBy(req: PayloadRequest, entity: TranslatedEntity): Promise<TranslatedEntity | null> {
  const access = await entity.config.access.update?.({ req })
  if (access === true) return entity
  if (typeof access !== 'object') return null
  // Properties are the one collection of which somebody may change a part.
  const { properties, ownProperties } = await getScope(req)
  if (entity.slug === 'properties' && properties === 'own') return { ...entity, only: ownProperties }
  // The condition of a collection with a bin leaves out what is in it, which nobody translates.
  return 'trash' in entity.config && entity.config.trash ? entity : null
}

/** Every collection and global with localized texts. */
export function translatedEntities({ config }: Payload): TranslatedEntity[] {
  const { collections, globals } = config
  const all: TranslatedEntity[] = [
    ...collections.map((config): TranslatedEntity => {
      const fields = translatedFields(config.fields)
      return {
        type: 'collection',
        slug: config.slug,
        config,
        fields,
        hasDrafts: Boolean(config.versions?.drafts),
        only: null,
      }
    }),
    ...globals.map((config): TranslatedEntity => {
      const slug: GlobalSlug = config.slug
      const fields = translatedFields(config.fields)
      return { type: 'global', slug, config, fields, hasDrafts: false, only: null }
    }),
  ]
  return all.filter(({ fields }) => fields.length > 0)
}

/**
 * The collections and globals with localized texts that the user may change. Translators may change no document, but the texts of
 * those that visitors read, without addresses and links.
 */
export async function findTranslatedEntities(req: PayloadRequest): Promise<TranslatedEntity[]> {
  const all = translatedEntities(req.payload)
  if (isTranslator(req))
    return all
      .filter(({ slug }) => isForTranslators(slug))
      .map((entity) => ({ ...entity, fields: withoutAddresses(entity.fields) }))
      .filter(({ fields }) => fields.length > 0)
  const found: TranslatedEntity[] = []
  for (const entity of all) found.push(...[(await changedBy(req, entity)) ?? []].flat())
  return found
}
