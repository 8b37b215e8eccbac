import type { EditorTexts } from '@/cms/fields/editor-text'
import type { EnquiryGroup } from '@/domain/owners/enquiries'
import type { VisitFigures } from '@/domain/page-views/visit-figures'
import type { VisitSource } from '@/domain/page-views/visit-source'
import { officeTexts } from '@/messages/office-texts'

/** What the figures of homes are called. */
export const figureTexts = officeTexts.pageViews.figure

export const periods = ['today', 'week', 'month', 'total'] as const satisfies readonly (keyof VisitFigures)[]

export const periodTexts: Record<keyof VisitFigures, EditorTexts> = officeTexts.pageViews.figure.period

export const sourceTexts: Record<VisitSource, EditorTexts> = officeTexts.pageViews.figure.source

export const enquiryTexts: Record<EnquiryGroup, EditorTexts> = officeTexts.pageViews.figure.enquiry
