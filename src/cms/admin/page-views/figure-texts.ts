import type { EditorTexts } from '@/cms/fields/editor-text'
import type { EnquiryGroup } from '@/domain/owners/enquiry-groups'
import type { PageViewFigures } from '@/domain/page-views/page-view-figures'
import type { PageViewSource } from '@/domain/page-views/page-view-source'
import { officeTexts } from '@/messages/office-texts'

/** The names of the figures of properties. */
export const figureTexts = officeTexts.pageViews.figure

export const periods = [
  'today',
  'week',
  'month',
  'total',
] as const satisfies readonly (keyof PageViewFigures)[]

export const periodTexts: Record<keyof PageViewFigures, EditorTexts> = officeTexts.pageViews.figure.period

export const sourceTexts: Record<PageViewSource, EditorTexts> = officeTexts.pageViews.figure.source

export const enquiryTexts: Record<EnquiryGroup, EditorTexts> = officeTexts.pageViews.figure.enquiry
