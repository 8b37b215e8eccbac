import type { TextField } from 'payload'
import { trackingPatterns, type TrackingName } from '@/domain/consent/tracking-ids'
import { officeTexts } from '@/messages/office-texts'
import { fillTexts } from '@/messages/fill-texts'
import { editorText, type EditorTexts } from './editor-text'

type TrackingIdOptions = { name: TrackingName; label: EditorTexts; example: string }

/** The id of a measuring or advertising service; its scripts load only after the visitor's consent. */
export const trackingIdField = ({ name, label, example }: TrackingIdOptions): TextField => ({
  name,
  type: 'text',
  label,
  admin: { placeholder: example, width: '50%' },
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  validate: (value: string | null | undefined, { req }: Parameters<NonNullable<TextField['validate']>>[1]) =>
    !value ||
    trackingPatterns[name].test(value) ||
    editorText(req, fillTexts(officeTexts.fields.trackingId.trackingIdField.validate, { example })),
})
