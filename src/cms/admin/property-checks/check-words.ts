import type { EditorTexts } from '@/cms/fields/editor-text'
import type { DoubtfulFact, RefusedFact } from '@/domain/properties/property-faults'
import { screenTexts } from '@/messages/screen-texts'
import { fillTexts } from '@/messages/fill-texts'

/** For a list: a word or two for each fault or doubt. */
export const checkNames: Record<RefusedFact | DoubtfulFact, EditorTexts> =
  screenTexts.propertyChecks.check.checkNames

/** For the field: the doubt, with the figure of the rule. */
export const labelDiffers = (label: string): EditorTexts =>
  fillTexts(screenTexts.propertyChecks.check.labelDiffers, { label })

export const depositAboveCap = (cap: number): EditorTexts =>
  fillTexts(screenTexts.propertyChecks.check.depositAboveCap, { cap })
