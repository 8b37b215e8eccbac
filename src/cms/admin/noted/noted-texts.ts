import { fieldError } from '@/cms/admin/appointments/phone-texts'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

const errors: Partial<Record<string, EditorTexts>> = screenTexts.leads.errors

const ofProperty: Partial<Record<string, EditorTexts>> = screenTexts.leads.offer.property

/** The error of a field of the forms in which staff note alerts and offers. */
export const notedError = ({ field, code }: { field: string; code: string }): EditorTexts =>
  (field === 'property' ? ofProperty[code] : undefined) ?? errors[code] ?? fieldError({ field, code })
