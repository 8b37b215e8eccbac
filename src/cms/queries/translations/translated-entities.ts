import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import type { TranslatedField } from '@/domain/translations/document-texts'
import { translatedFields } from './translated-fields'

/** A collection or global with localized texts. */
export type TranslatedEntity = { fields: readonly TranslatedField[]; hasDrafts: boolean } & (
  | { type: 'collection'; slug: CollectionSlug; config: SanitizedCollectionConfig }
  | { type: 'global'; slug: GlobalSlug; config: SanitizedGlobalConfig }
)

const mayUpdate = async (
  req: PayloadRequest,
  { access }: Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'access'>,
): Promise<boolean> => (await access.update?.({ req })) === true

/** The collections and globals with localized texts that the user may change. */
export async function findTranslatedEntities(req: PayloadRequest): Promise<TranslatedEntity[]> {
  const { collections, globals } = req.payload.config
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
  const found: TranslatedEntity[] = []
  for (const entity of all)
    if (entity.fields.length > 0 && (await mayUpdate(req, entity.config))) found.push(entity)
  return found
}
