import type { PayloadRequest } from 'payload'
import { labelText } from '@/cms/fields/label-text'
import type { TranslatedEntity } from '@/cms/queries/translations/translated-entities'

/** What an editor calls a collection or global. */
export function entityName(req: PayloadRequest, entity: TranslatedEntity): string {
  const label = entity.type === 'collection' ? entity.config.labels.plural : entity.config.label
  return labelText(label, req) ?? entity.slug
}
