import type { EditorTexts } from '@/cms/fields/editor-text'

type AppointmentChange = {
  endpoint: 'move' | 'cancel' | 'close' | 'renew-link'
  body?: object
  news: EditorTexts
}

/** Requests a change of the appointment; returns the obstacle, with codes by field, or null once it is done. */
export type RequestChange = (
  change: AppointmentChange,
) => Promise<{ code: string; errors: Partial<Record<string, string>> } | null>
