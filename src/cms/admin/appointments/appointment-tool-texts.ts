import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

/** What can be done with an appointment, and what is said of it afterwards. */
export const toolTexts = screenTexts.appointments.appointmentTool

/** What an endpoint answers, in words. */
const refusalTexts: Partial<Record<string, EditorTexts>> = screenTexts.appointments.appointmentTool.refusal

const failed: EditorTexts = screenTexts.appointments.appointmentTool.failed

/** Why an endpoint has not done what was asked; nothing was changed then. */
export const refusalText = (code: string): EditorTexts => refusalTexts[code] ?? failed
