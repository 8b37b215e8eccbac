import type { PayloadRequest } from 'payload'
import { labelText } from '@/cms/fields/label-text'
import type { TranslatedDocument } from './translated-document'
import type { TranslatedEntity } from './translated-entities'

/** A document by its path in the back office: `pages/12`, `globals/home-search`. */
export const documentPath = ({ type, slug }: TranslatedEntity, id: number): string =>
  type === 'collection' ? `${slug}/${id}` : `globals/${slug}`

/** What an editor calls a document: 'Page “Contact”'. */
export function documentName(req: PayloadRequest, { entity, id, title }: TranslatedDocument): string {
  const label = entity.type === 'collection' ? entity.config.labels.singular : entity.config.label
  const kind = labelText(label, req) ?? entity.slug
  if (entity.type === 'global') return kind
  return title === null ? `${kind} ${id}` : `${kind} “${title}”`
}
