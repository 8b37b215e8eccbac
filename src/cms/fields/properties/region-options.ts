import type { Region } from '@/domain/energy/region'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'

const regionNames: Record<Region, EditorTexts> = officeTexts.properties.regionOptions.regionNames

const regions = ['wallonia', 'brussels', 'flanders', 'luxembourg'] as const satisfies readonly Region[]

/** The choices of a select of regions. */
export const regionOptions = () => regions.map((value) => ({ value, label: regionNames[value] }))
