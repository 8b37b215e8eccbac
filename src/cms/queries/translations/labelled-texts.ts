import type { PayloadRequest } from 'payload'
import { placeLabel } from '@/cms/fields/place-label'
import { textsToTranslate, type Direction, type TextToTranslate } from '@/domain/translations/segments'
import type { TranslatedDocument } from './translated-document'

/** A text with the name of its field. */
export type LabelledText = TextToTranslate & { label: string }

/** The texts of a document that the source has, as the form names their fields. */
export const labelledTexts = (
  req: PayloadRequest,
  { document, ...direction }: Direction & { document: TranslatedDocument },
): LabelledText[] =>
  textsToTranslate(document.texts, direction).map((text) => ({
    ...text,
    label: placeLabel(req, { fields: document.entity.config.fields, place: text.path }),
  }))
