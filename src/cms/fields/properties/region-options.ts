import type { Region } from '@/domain/energy/region'
import type { EditorTexts } from '@/cms/fields/editor-text'

const regionNames: Record<Region, EditorTexts> = {
  wallonia: { nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonien' },
  brussels: { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
  flanders: { nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' },
  luxembourg: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
}

const regions = ['wallonia', 'brussels', 'flanders', 'luxembourg'] as const satisfies readonly Region[]

/** The choices of a select of regions. */
export const regionOptions = () => regions.map((value) => ({ value, label: regionNames[value] }))
