import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { isTranslator } from '@/cms/access/access'
import { withoutAddresses, type TranslatedField } from '@/domain/translations/document-texts'
import { translatedFields } from './translated-fields'
import { isForTranslators } from './translator-reach'

/** A collection or global with localized texts. */
export type TranslatedEntity = { fields: readonly TranslatedField[]; hasDrafts: boolean } & (
  | { type: 'collection'; slug: CollectionSlug; config: SanitizedCollectionConfig }
  | { type: 'global'; slug: GlobalSlug; config: SanitizedGlobalConfig }
)

async function mayUpdate(
  req: PayloadRequest,
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
): Promise<boolean> {
  const allowed = await config.access.update?.({ req })
  // A condition of a collection with a bin leaves out what is in it, which nobody translates.
  return allowed === true || (typeof allowed === 'object' && 'trash' in config && config.trash)
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
      }
    }),
    ...globals.map((config): TranslatedEntity => {
      const slug: GlobalSlug = config.slug
      return { type: 'global', slug, config, fields: translatedFields(config.fields), hasDrafts: false }
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
  for (const entity of all) if (await mayUpdate(req, entity.config)) found.push(entity)
  return found
}
