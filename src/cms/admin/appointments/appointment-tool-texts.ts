import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

/** The texts of the tools of an appointment, and of their results. */
export const toolTexts = screenTexts.appointments.appointmentTool

/** The errors of the endpoints in words. */
const refusalTexts: Partial<Record<string, EditorTexts>> = screenTexts.appointments.appointmentTool.refusal

const failed: EditorTexts = screenTexts.appointments.appointmentTool.failed

/** Why an endpoint refused a change. */
export const refusalText = (code: string): EditorTexts => refusalTexts[code] ?? failed
