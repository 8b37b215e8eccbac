import type { PayloadRequest } from 'payload'
import { isTranslator } from '@/cms/access/access'
import { mayUpdate } from '@/cms/access/may-update'
import { separateRequest } from '@/cms/database/separate-request'
import { listedInFields } from '@/domain/properties/listed-in'
import { isRecord } from '@/domain/shared/is-record'
import { locales, type Locale } from '@/domain/shared/locale'
import { readRecordId } from '@/domain/shared/record-id'
import { findTexts, type DocumentText } from '@/domain/translations/document-texts'
import { findTranslatedEntities, type TranslatedEntity } from './translated-entities'

/** A document that the user may change, by its path: `pages/12`, `globals/home-search`. */
export type PlacedDocument = { entity: TranslatedEntity; id: number | null }

/** A document as last saved, with its texts in all languages. */
export type TranslatedDocument = PlacedDocument & {
  texts: DocumentText[]
  /** When it was last saved; null for a global that never was. */
  updatedAt: string | null
  isDraft: boolean
  /** The languages it is listed in; null where it has no such choice. */
  listed: Locale[] | null
  title: string | null
}

function placed(entities: readonly TranslatedEntity[], document: string): PlacedDocument | null {
  const [first, second = ''] = document.split('/')
  const [type, slug] = first === 'globals' ? ['global', second] : ['collection', first]
  const entity = entities.find((each) => each.type === type && each.slug === slug)
  if (!entity) return null
  if (type === 'global') return { entity, id: null }
  const id = readRecordId(second)
  return id === null ? null : { entity, id }
}

/** What the user reads of a document as last saved, in one language or in all. */
export async function readAsUser(
  req: PayloadRequest,
  { entity, id, locale }: PlacedDocument & { locale: Locale | 'all' },
): Promise<Record<string, unknown> | null> {
  const options = { depth: 0, locale, overrideAccess: false, user: req.user, req: separateRequest(req) }
  if (entity.type === 'global')
    return { ...(await req.payload.findGlobal({ ...options, slug: entity.slug })) }
  if (id === null) return null
  const found: unknown = await req.payload.findByID({
    ...options,
    collection: entity.slug,
    id,
    disableErrors: true,
    draft: true,
  })
  return isRecord(found) ? found : null
}

function titleOf({ entity }: PlacedDocument, data: Record<string, unknown>): string | null {
  if (entity.type === 'global') return null
  const title = data[entity.config.admin.useAsTitle ?? 'id']
  const texts = isRecord(title) ? Object.values(title) : [title]
  return texts.find((text) => typeof text === 'string' && text !== '')?.toString() ?? null
}

/** Whether the user may change the document itself, which translators may not, but its texts. */
async function mayTranslate(req: PayloadRequest, { entity, id }: PlacedDocument): Promise<boolean> {
  if (entity.type === 'global' || id === null || isTranslator(req)) return true
  return mayUpdate(req, { config: entity.config, id })
}

/** A document with its texts; null if there is none, or the user may not change it. */
export async function findTranslatedDocument(
  req: PayloadRequest,
  document: string,
): Promise<TranslatedDocument | null> {
  const found = placed(await findTranslatedEntities(req), document)
  if (!found || !(await mayTranslate(req, found))) return null
  const data = await readAsUser(req, { ...found, locale: 'all' })
  if (!data) return null
  const { listedIn, updatedAt, _status } = data
  return {
    ...found,
    texts: findTexts(found.entity.fields, { data }),
    updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
    isDraft: found.entity.hasDrafts && _status !== 'published',
    listed: isRecord(listedIn) ? locales.filter((locale) => listedIn[listedInFields[locale]] === true) : null,
    title: titleOf(found, data),
  }
}
