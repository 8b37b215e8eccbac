import { editorText } from '@/cms/fields/editor-text'
import type { Age } from '@/domain/dashboard/age'
import { fillText } from '@/domain/shared/fill-text'
import { officeTexts } from '@/messages/office-texts'

/** The texts of the dashboard. */
export const dashboardTexts = officeTexts.dashboard

/** An age in short: '4 h', '2 d'. */
export const shownAge = (reader: { i18n: { language: string } }, { unit, count }: Age): string =>
  fillText(editorText(reader, dashboardTexts.age[unit]), { count })
